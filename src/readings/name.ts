import type { CoreReadings } from './types';

/**
 * The Name Number: how a person is known, in company. Destiny, Soul Urge, Personality and Expression have
 * the same titles and traits; their strengths and challenges, and the insights of the Soul Urge, are in
 * `places/`.
 */
export const nameReadings: CoreReadings = {
  1: {
    title: 'Independent Leader',
    meaning:
      '1 goes first. As a Name Number it says you’re known as independent and quick to decide, the one who starts while others are still talking.',
    intro:
      'All counting starts with 1, a single thing that stands by itself, with nobody in front of it to follow.',
    keyTraits: [
      'independent',
      'decisive',
      'original',
      'confident',
      'quick',
      'honest',
      'bossy',
      'impatient',
      'blunt',
      'proud',
    ],
    strengths:
      'In a group you go first, because waiting with others bothers you more than being wrong does. You ring the bell when nobody’s sure it’s the right house. You taste the doubtful milk, with everyone watching your face. Mostly it’s fine. When it isn’t, you run for the sink and ask what’s next. Friends feel braver around you. If the bad idea was yours, you tell the whole table so, and go straight on to the next one.',
    challenges:
      'Around a table with you, people don’t get to finish their sentences. Somebody who chooses every word with care says, “I was wondering if we could,” and stops to think. “There’s no budget for it,” you say. She’d meant lunch. Friends lose their endings, too: you can see where a story is going, so you say it, to the person it happened to. Press your lips together and wait. Now and then you’ll be surprised.',
    additionalInsights: [
      '“Alone” is “all” and “one” grown together, and “only” began as “one-like.” It needn’t sound sad. In numerology, whoever is all one has no piece missing, and so can go first.',
      'In the markets of Manila the first sale of the morning has a name, “buena mano,” the good hand. It’s said to bring luck until evening, and some sellers pat their goods with the money. Numerology thinks of 1 that way, too: whatever comes first colors the rest.',
      'Someone who’s known you long enough could pick your sneeze out of a full theater, and would turn around, pleased. That’s your 1: nobody else makes that sound.',
    ],
  },
  2: {
    title: 'Diplomatic Peacemaker',
    meaning:
      '2 is the peacemaker. As a Name Number it means people know you as gentle and fair, good at listening and at helping two sides agree.',
    intro:
      'With 2 there’s suddenly a space in between, and that’s where nearly everything the number stands for goes on.',
    keyTraits: [
      'polite',
      'gentle',
      'loyal',
      'observant',
      'fair',
      'understanding',
      'shy',
      'unsure',
      'moody',
      'sensitive',
    ],
    strengths:
      'At the end of an evening, you’re the one a friend finally tells. It seldom happens at the table; it happens at the door, with their jacket on and one hand on the handle. “Anyway,” they say, and then they don’t go. You’ve learned not to reach for the light switch. You lean on the wall in your socks and wait, and out it comes. You hardly say ten words. By then you can’t feel your feet, and you wouldn’t have missed it.',
    challenges:
      'Among people you say sorry first, mostly for things you didn’t do, and they believe you. Somebody steps on your foot: sorry. The wrong plate is put in front of you: sorry, and you eat it. In a meeting you say it before anyone has told you what went wrong, and after a year of that, they honestly think most mistakes are yours. Save the word for what you’ve really done. When a friend is standing on your foot, the word is “ouch.”',
    additionalInsights: [
      'You can’t tickle yourself, because your own fingers are no surprise to you. Some things don’t exist until there’s a second person, and 2 stands for all of them, from the handshake to the quarrel.',
      'In ancient Greece, two friends who had to part might break a clay ring and keep half each. Years later, the halves still fit. The Greeks called such a half a “symbolon,” our word “symbol,” and 2 is seen as one: it has an edge that fits somebody.',
      'Hold up a thumb. Look at it with one eye, then with the other, and it jumps. Neither eye is wrong, and it takes both to see how far away a thing is. If 2 is among your numbers, that’s worth remembering when somebody you love sees it differently.',
    ],
  },
  3: {
    title: 'Creative Soul',
    meaning:
      'With 3 as your Name Number you’re known for imagination, humor and a way of making ordinary things fun to hear about.',
    intro:
      '3 is the number of expression: what’s inside wants to come out, as a story or a song, preferably in front of somebody.',
    keyTraits: [
      'witty',
      'colorful',
      'sociable',
      'artistic',
      'stylish',
      'warm',
      'talkative',
      'dramatic',
      'loud',
      'careless',
    ],
    strengths:
      'At a party you can make almost anyone interesting, even people who are sure they’re boring. You pick out the one who’s reading the label on a bottle, and ask where he works. It’s the lost and found at the train station, so you ask what’s the strangest thing anyone ever left. “Teeth,” he says, “and it was the same man twice.” Now the whole room wants to hear about the teeth. He goes home a funny person, and all you did was ask.',
    challenges:
      'The stories you tell in company grow each time. The fish was as long as your hand in June and as long as your arm in July, and in August it nearly pulled you into the lake. Nobody minds at a party. But in a meeting your “almost finished” has grown, too, and a whole team plans its week around it. Decorate the fish as you like, and leave dates and feelings the size they are.',
    additionalInsights: [
      'Of two people we say “both.” We can’t say “all” before there are three. Aristotle pointed it out in Greek, and it works in English: a crowd begins with 3, which may be why it’s read as the sociable number.',
      'Play a C and a G together, and you can’t say if the music is happy or sad. Put one more note between them, and you can. Move that note by a single key, and the mood changes. So with 3, numerology says, a feeling gets a voice.',
      '“One, two, three!” comes before the jump, the photo and the surprise, nearly everywhere people count. Listen for it this week. Each time, it’s your 3 they’re waiting for.',
    ],
  },
  4: {
    title: 'Master Builder',
    meaning:
      '4 stands for order and honest work. As a Name Number it means you’re known as practical and reliable, someone who does what was promised on the day it was promised.',
    intro:
      'Things that stay where they’re put, because somebody took the trouble to set them down right: that’s 4.',
    keyTraits: [
      'loyal',
      'sensible',
      'steady',
      'productive',
      'careful',
      'exact',
      'critical',
      'direct',
      'stubborn',
      'literal',
    ],
    strengths:
      'When a group shares out the jobs, you’re the one who said you’d bring the grill, and brings it. Other people’s “I’ll see what I can do” is a mood. Yours is a grill, at a quarter to six, with enough charcoal. Being thanked in front of everyone embarrasses you: while they clap, you study your shoes. But you heard every word, and years later you could repeat it.',
    challenges:
      'When somebody’s telling a story, a small mistake bothers you so much that you correct it in front of everyone. A coworker has just come to how he met his wife, in the rain, and you say it wasn’t May, it was March. You’re right. The story is over. In a meeting it’s one comma in thirty good pages. Work out what the mistake would cost. If it costs nothing, let the man be wrong, and find out what happened in the rain.',
    additionalInsights: [
      'A stool on three legs never wobbles, but lean the wrong way and you’re on the floor. That’s what a fourth leg is for. It may need some folded paper under it, and then it’ll hold for years. 4 is read as safety that somebody has worked for.',
      'An honest offer is a square deal. Pay your debt, and you’re square; eat until you’re full, and it was a square meal. None of the three has corners. They’re exactly what they claim to be, and that’s how 4 is read.',
      'Find the oldest thing you own that still does its job, a spoon, say, or a coat. Somebody made it properly for a person they’d never meet. With 4 among your numbers, you’re related.',
    ],
  },
  5: {
    title: 'Free Spirit',
    meaning:
      'The free spirit among the numbers is 5. With this Name Number you’re known as curious, lively and happy when things change.',
    intro:
      'Among the digits 5 is the one that moves: it stands for freedom, change, and finding a thing out by trying it.',
    keyTraits: [
      'lively',
      'curious',
      'outgoing',
      'adventurous',
      'charming',
      'flexible',
      'distracted',
      'elusive',
      'restless',
      'unpredictable',
    ],
    strengths:
      'When life changes overnight for somebody in your circle, it’s you they call. The last train is gone, or the ring has been given back, or the boss used the words “as of today.” You ask, “Are you hungry?” and come as you are, one shoe untied, because you know a cart that sells grilled corn all night. By the second corn cob it’s an adventure. You’re worried about them, and you’re hungry, and they can see both.',
    challenges:
      'With friends you say “Yes, let’s!” and mean it, so you’ve promised two of them the same Friday. It comes back to you at five, in the shower. You do an hour here and an hour there, eat two dinners and praise them both, and it nearly works. But for a ride to the airport at six they’ll ask somebody they like half as much, and you’d have come. “I’ll tell you tonight” is a friendly answer, too.',
    additionalInsights: [
      'Feel the keys of a bank machine: there’s a small bump on the 5, so that you can find the middle without looking. From there, every other digit from 1 to 9 is one step away. Numerology puts 5 in the same place, with a way out on every side.',
      'The Greeks thought the world was made of four elements. But the stars never came down and never stood still, so they needed a fifth. In Latin that’s the “quintessence.” 5 has been hard to keep on the ground ever since.',
      'Count your steps in fives. The “one” lands on your left foot, then on your right, then on your left. You can’t march to it, and by the corner you’re nearly dancing. That’s your 5, in your own shoes.',
    ],
  },
  6: {
    title: 'Nurturer',
    meaning:
      '6 takes care of people. As a Name Number it means you’re known as warm, responsible and ready to help, the heart of a family or a team.',
    intro:
      '6 is love in working clothes, the kind that cooks and carries and stays up late for somebody.',
    keyTraits: [
      'warm',
      'responsible',
      'generous',
      'devoted',
      'hospitable',
      'sensible',
      'fussy',
      'anxious',
      'opinionated',
      'sentimental',
    ],
    strengths:
      'Nobody in a group goes unnoticed while you’re in it: not the one who hasn’t eaten, and not the one in sunglasses after a bad night. When a friend moves, the others carry boxes. You look for the one with the sheets and make the bed, because you can already see ten o’clock tonight, when nobody will have the strength. On the way home you think of them lying down, and it makes you happy for the whole ride.',
    challenges:
      'Friends have learned to tell you only about problems they’ve already solved, because advice comes out of you before anyone wants it. One mentions that her neck hurts, and you say it’s how she sits. Another has been asked out to that new place by the river, and he’s turned quite pink. “On a weekend?” you say. “You’ll never get a table.” Ask first: “Do you want ideas, or company?” Mostly it’s company, and you’re wonderful at that.',
    additionalInsights: [
      'Counted from Sunday, Friday is the sixth day. In Spanish and French it’s named for Venus, the goddess of love: “viernes,” “vendredi.” Its Arabic name means a gathering. Love, with everyone together, is what numerology sees in a 6.',
      'A snowflake’s six arms grow separately, and they come out alike because they’ve been through the same weather. No wonder 6 is read as the number of family.',
      'Your home has a smell, and you’re too used to it to notice. A friend could tell whose scarf it is with closed eyes. So after a few days away, stop at the door and breathe in. For a minute you’ll know what your 6 is like for other people.',
    ],
  },
  7: {
    title: 'Seeker',
    meaning:
      '7 looks for the truth behind things. With this Name Number you’re known as a thinker: clever, private, and bored by small talk.',
    intro:
      'What 7 wants is to know, and it isn’t satisfied with the first answer, or even the second.',
    keyTraits: [
      'thoughtful',
      'intelligent',
      'perceptive',
      'calm',
      'honest',
      'deep',
      'private',
      'skeptical',
      'elusive',
      'awkward',
    ],
    strengths:
      'When a group has talked itself into a corner, you see what nobody had looked at. “Who told us it has to be ready by June?” you ask. It turns out nobody did, and a whole team gets its summer back. You’re as useful to a friend who’s sure that everyone at the office hates her. You don’t say “Of course they don’t.” You go through the evidence with her, piece by piece, and at the end you can tell her there isn’t any.',
    challenges:
      'At a party, once you’ve had enough people, you leave, and you don’t say goodbye. At nine you’re having the best conversation of the evening. At nine-twenty you’re gone. No one upset you. You’d had enough, the way others have had enough sun. Your host, who made the plum cake because you liked it once, will wonder for days what she said wrong. “I’ve had a lovely time and I’ve run out of words” is a perfectly good goodbye.',
    additionalInsights: [
      'On a die, opposite sides add up to 7. So whatever you’ve rolled, you can say what’s lying face down on the table: take what you see away from 7. That suits the number of people who’d like to know what’s underneath.',
      'Before there were telescopes, people counted seven lights that wander among the stars: the sun, the moon and five planets. 7 has belonged ever since to anyone who stands outside in the dark and asks why.',
      'Newton first saw five colors in the rainbow. Then he made it seven, to match the notes of a scale. If 7 is yours, count them yourself someday, and believe your eyes.',
    ],
  },
  8: {
    title: 'Powerhouse',
    meaning:
      '8 is strength and ambition. Your Name Number tells the people around you that you can lead and get big things done.',
    intro:
      '8 is power that can be shared out fairly: halve it, halve it again, and every piece is the same size.',
    keyTraits: [
      'ambitious',
      'capable',
      'realistic',
      'responsible',
      'commanding',
      'energetic',
      'competitive',
      'busy',
      'proud',
      'formal',
    ],
    strengths:
      'When friends or family take on something big together, they leave it to you. Say it’s a trip for eleven people, with two trains and a ferry. You know who gets seasick, and how long your aunt will need on the stairs. All eleven passports are in your jacket. They call you “the boss.” You act as if you minded. Late at night you take the passports out and look at the pictures. You just like having them all in one place.',
    challenges:
      'Friends of an 8 need an appointment. One of them writes, “It’s been forever!” and gets a calendar invitation: the 14th, six-thirty to seven-thirty. You have a lovely hour. At seven-twenty-five she turns her cup around in her hands, says there’s something she wanted to tell you, and sees you look at the clock. “It can wait,” she says. In bigger company, too, people give you the short version. So call her from the street: “I’m free until morning. What was it?”',
    additionalInsights: [
      'The pirates in old stories wanted “pieces of eight.” Each was a Spanish dollar, worth eight smaller coins, and where there was no change it was cut up like a pie. 8 is the number of money, and of knowing how large a slice should be.',
      'On old tarot cards, number 8 is Justice. A famous deck of 1909 put Strength there instead, a woman holding a lion by the jaws. Readers still argue about it. 8 is said to need both.',
      'Turn a printed 8 upside down, and it looks about to fall over. The lower half is larger, to carry the other one, and normally nobody notices. Think for a minute of who does that for you. They’re half of your 8.',
    ],
  },
  9: {
    title: 'Humanitarian',
    meaning:
      '9 cares about the whole world. Having it as a Name Number means you’re known as generous, wise and at ease with every kind of person.',
    intro:
      'Last of the digits, 9 has seen all the others, feels for every one of them, and knows how to let go.',
    keyTraits: [
      'generous',
      'tolerant',
      'sincere',
      'wise',
      'friendly',
      'worldly',
      'sentimental',
      'vague',
      'evasive',
      'distracted',
    ],
    strengths:
      'At your birthday, people meet who have nothing in common but you: a retired judge, two people from a band, and whoever cuts your hair. You’ve forgotten to introduce them, because to you they’ve always belonged together. You sit down on the floor and ask the judge something you really want to know. You talk to each of them in the same voice, and perhaps that’s the trick. By ten they’re all on the floor, and you couldn’t say which you’ve known longest.',
    challenges:
      'Everyone in your circle enjoys you, and no plan with you is ever firm. You’re as warm to the woman who sells the tickets as to your oldest friend, who’s kept three Thursdays free by now. She gets “Soon, definitely.” Soon isn’t a day of the week. In a meeting with two plans, you find something good in each and vote for neither. Be exact for once: “Thursday at seven, the noodle place.” Then be there at seven.',
    additionalInsights: [
      'Look at the little wheels of a water meter. When one gets past its 9, it pushes its neighbor a step forward and goes back to nothing. That’s how the number is read: it’s gathered all it can, so it helps the next one along and lets go.',
      'When somebody dies in Mexico or the Philippines, neighbors often come to the house for nine evenings, to pray and to eat. The Romans had a meal on the ninth day. 9 stands for goodbyes, and for company while you say them.',
      'Everyone you’ve ever met began with about nine months of being given everything, by somebody who hadn’t seen their face yet. Take that thought along on a full bus. It’s what your 9 is for.',
    ],
  },
  11: {
    title: 'Illuminator',
    meaning:
      'Master number 11 means inspiration. With it as a Name Number you’re known as sensitive, full of ideas and able to give people hope.',
    intro:
      '11 is a master number: 1 twice over for the bright idea, and 2 underneath for feeling what others feel.',
    keyTraits: [
      'inspiring',
      'imaginative',
      'gifted',
      'sincere',
      'enthusiastic',
      'magnetic',
      'intense',
      'nervous',
      'demanding',
      'restless',
    ],
    strengths:
      'Among friends, you make people believe in things, starting with themselves. One of them shows you a page she was about to throw away, and studies the floor while you read. You put your finger on one line and say, “More like this.” She may keep going for a year because of that. When you tell a group about something you love, your voice shakes. You’ve tried to get rid of the shake, with water, with notes on a card. Leave it in.',
    challenges:
      'Every mood in a room reaches you at full strength, and you pass it on the same way. A friend asks for the salt and you snap at him, because in a meeting, hours ago, somebody gave you a look. Your good moods hit as hard. The others are having a slow breakfast, and in you come with a plan to change everyone’s life by fall. You don’t have to feel less. Walk around the block alone, and come in when you’re down to half.',
    additionalInsights: [
      'Some sixteen hundred years ago, Saint Augustine read 11 as sin, because it goes one past the Ten Commandments. Numerology has kept the step and changed its mind about it. One past what’s written down is where new ideas come from.',
      'Look at 11: two posts and a space between, like a door. Some readers say ideas walk in through it, and that’s why it’s called a nervous number. A door can’t choose who comes.',
      '“The eleventh hour” is from a story in the Bible. Workers hired in the eleventh hour, when the day was nearly over, were paid as much as those who’d been there since dawn. If 11 is yours, keep it for an evening when you think it’s too late.',
    ],
  },
  22: {
    title: 'Master Architect',
    meaning:
      '22, a master number, builds big things. As a Name Number it says people trust you with great plans and expect you to make them real.',
    intro:
      'Two 2s bring the people together, and the 4 they add up to does the building: that’s 22, the master number of large plans.',
    keyTraits: [
      'practical',
      'logical',
      'determined',
      'patient',
      'trustworthy',
      'imaginative',
      'impersonal',
      'serious',
      'busy',
      'stubborn',
    ],
    strengths:
      'Friends bring you whatever’s too big for them, because across a table from you one huge thing turns into a hundred small ones. One of them may want to move abroad. You clear a space. The salt is the visa, three spoons are the boxes that go by ship, and the mustard is the dog, who needs papers, too. You move them around until only one thing has to be done tomorrow. Then you see how the dog could fly direct, and move the mustard.',
    challenges:
      'Planning with others, you sometimes talk about people as if they were numbers. “We need six more on that side,” you say, and six human beings with bad knees and birthdays hear it. An evening with friends becomes “nine, two without meat.” The cure is to learn names, all six, on the first day. Ask the one with the bad knee how he got it. It was dancing. You’ll still need six, but in your next plan he gets a chair.',
    additionalInsights: [
      'An old Hebrew book, the Sefer Yetzirah, says the world was made with the twenty-two letters of the alphabet. It calls the letters stones and the words houses. So 22 was a builder long before numerology said so.',
      'Two people can meet with no plan at all. Twenty-two make two soccer teams, and somebody has to book the field, bring the ball and know who’s got the key. 22 is read like that: still about people, as 2 is, but now it takes organizing.',
      'If 22 ever feels too large, remember that it’s made of 2s. One person can’t get a rowboat up the beach, and two can, laughing. You don’t need twenty more.',
    ],
  },
  33: {
    title: 'Master Teacher',
    meaning:
      '33 is the loving teacher. As a Name Number this master number means people come to you for kindness, patience and good advice.',
    intro:
      '33 is the third master number, a 3’s gift for words twice over, put to work with the kindness of a 6.',
    keyTraits: [
      'encouraging',
      'comforting',
      'patient',
      'wise',
      'modest',
      'unselfish',
      'protective',
      'overworked',
      'private',
      'insistent',
    ],
    strengths:
      'Friends bring you their mistakes, because with you nobody feels stupid. You know the call. “Don’t be mad,” it begins, and it’s a failed test, a scratched car, a red sock in the white laundry. “Okay,” you say, “tell me what happened,” and then you ask the one question that lets them work out the rest alone. It isn’t patience; you’d truly like to know which part is hard for this one person today.',
    challenges:
      'In company you rescue people who weren’t drowning. At a party you free somebody from a long talk with the host’s uncle, and he’d been enjoying it. A friend tells the table, beaming, that she’s changing jobs. You lower your voice and say, “And how are you really?” She was happy when she came in, and by the time she leaves, she’s worried. Ask “Would you like help with this?” and believe the answer, even when it’s no.',
    additionalInsights: [
      'Muslim prayer beads often come thirty-three to a string, one short phrase for each bead, and no hurry. By Christian tradition, Jesus was about thirty-three when he died. So 33 was in the company of patience and love long before numerology had heard of it.',
      '3 is a voice, and 33 is two of them. That’s the difference between a speech and a lesson: in a lesson, somebody answers. It’s the best reason we know for calling it the teacher.',
      'You tie your shoes the way somebody once showed you. Right now somebody may be peeling an orange your way, because they saw you do it years ago, and they’ve forgotten where they learned it. If 33 is one of your numbers, keep an eye on people with oranges.',
    ],
  },
};
