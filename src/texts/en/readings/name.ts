import type { CoreReadings } from '../../../readings/types';

/**
 * The Name Number: among people one knows well. Destiny, Soul Urge, Personality and Expression have the same
 * titles, intros, traits and insights, so these speak of the number and never of the person; their strengths
 * and challenges, and the insights of the Soul Urge, are in `places/`.
 */
export const nameReadings: CoreReadings = {
  1: {
    title: 'Independent Leader',
    meaning:
      '1 goes first. As a Name Number it’s about speaking up: among friends, you say out loud what the others are only thinking.',
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
      'Friends come to you for the plain truth. Everyone in the store has told one of them the coat looks great, and still she turns around to you. “Not that one,” you say, before she’s closed the last button. And where nobody’s in charge, it’s soon you. They call you bossy for it, and they wait until you’re there.',
    challenges:
      'Around a table with you, people don’t get to finish their sentences. Somebody who chooses every word says, “I was wondering if we could,” and stops to think. “Not in this weather,” you say. She’d meant lunch. Friends lose their endings, too: you can see where a story is going, so you say it, to the person it happened to. Press your lips together and wait.',
    additionalInsights: [
      '“Alone” is “all” and “one” grown together, and “only” began as “one-like.” It needn’t sound sad. In numerology, whoever is all one has no piece missing, and so can go first.',
      'In the markets of Manila the first sale of the morning has a name, “buena mano,” the good hand. It’s said to bring luck until evening. Numerology thinks of 1 that way, too: whatever comes first colors the rest.',
      'Someone who’s known you long enough could pick your sneeze out of a full theater, and would turn around, pleased. That’s your 1: nobody else makes that sound.',
    ],
  },
  2: {
    title: 'Diplomatic Peacemaker',
    meaning:
      '2 is the peacemaker. As a Name Number it means both sides of a quarrel tell you everything, and each of them is sure you’re on theirs.',
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
      'At the end of an evening, you’re the one a friend finally tells. It happens at the door, with their jacket on and one hand on the handle. “Anyway,” they say, and then they don’t go. You lean on the wall in your socks, and out it comes. With two or three people you’re funny, too, and slightly wicked about the rest.',
    challenges:
      'With people you know, you say sorry before you say anything else. Somebody steps on your foot: sorry. “Sorry, this may be silly,” you begin in a group, and then you say your good idea, softly. A week later it comes back out of a louder person’s mouth, and everyone nods, you too. When a friend is standing on your foot, the word is “ouch.”',
    additionalInsights: [
      'You can’t tickle yourself, because your own fingers are no surprise to you. Some things don’t exist until there’s a second person, and 2 stands for all of them, from the handshake to the quarrel.',
      'In ancient Greece, two friends who had to part might break a clay ring and keep half each. The Greeks called such a half a “symbolon,” and 2 is seen as one: it has an edge that fits somebody.',
      'Hold up a thumb. Look at it with one eye, then with the other, and it jumps. Neither eye is wrong, and it takes both to see how far away a thing is. That’s what your 2 knows.',
    ],
  },
  3: {
    title: 'Creative Soul',
    meaning:
      'With 3 as your Name Number you’re the funny one among your friends. When a joke in the group chat gets no answer, you explain it, and then you send a picture of a dog.',
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
      'At a party you get stories out of people who think they have none. Say your quiet cousin works at the lost and found at the train station. You ask him, in front of everyone, what’s the strangest thing anyone ever left. “Teeth,” he says, “and it was the same man twice.” He goes home a funny person, and all you did was ask.',
    challenges:
      'The stories you tell your friends grow each time. The fish was as long as your arm in July, and in August it nearly pulled you into the lake. Only your troubles shrink. When a real one comes up at the table, you play it as a comedy, and the subject’s closed. Let the fish grow, and tell one of them the trouble at its full size.',
    additionalInsights: [
      'Of two people we say “both.” We can’t say “all” before there are three. Aristotle pointed it out in Greek, and it works in English: a crowd begins with 3, which may be why it’s read as the sociable number.',
      'Play a C and a G together, and you can’t say if the music is happy or sad. Put one more note between them, and you can. So with 3, numerology says, a feeling gets a voice.',
      '“One, two, three!” comes before the jump, the photo and the surprise, nearly everywhere people count. Listen for it this week. Each time, it’s your 3 they’re waiting for.',
    ],
  },
  4: {
    title: 'Master Builder',
    meaning:
      '4 stands for order and honest work. As a Name Number it says how you are with a promise: when you tell a friend three o’clock, you mean three o’clock.',
    intro: '4 is the builder: one thing on another, step by step, and what it sets down stays.',
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
      'What you promise a friend, you bring. Other people’s “I’ll see what I can do” is a mood. Yours is a grill, at a quarter to six, with enough charcoal. When one of them is in trouble, you listen best side by side, on a walk or painting two sides of one fence. Face to face across a candle you run out of words.',
    challenges:
      'When somebody’s telling a story, a small mistake bothers you until you’ve corrected it. A friend has just come to how he met his wife, in the rain, and you say it wasn’t May, it was March. You’re right. The story is over. When a mistake costs nothing, let the man be wrong, and find out what happened in the rain.',
    additionalInsights: [
      'The Romans often began a new town with two straight streets that crossed. That made four parts, and a part of a town is still called a quarter. So it goes with 4: first the lines, then the stones.',
      'When followers of Pythagoras swore an oath, they swore by the first four numbers. Add 1, 2, 3 and 4, and you’ve got 10, which is all that counting needs. 4 has been a number to rely on ever since.',
      'Find the oldest thing you own that still does its job, a spoon, say, or a coat. Somebody made it properly for a person they’d never meet. By your 4, the two of you are related.',
    ],
  },
  5: {
    title: 'Free Spirit',
    meaning:
      'The free spirit among the numbers is 5. With this Name Number your friends meet you in every room of a party, and not always on the day you’d promised.',
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
      'On a friend’s worst night it’s you they call, and you don’t talk it over: you take them out. “Are you hungry?” you ask, and come as you are, one shoe untied, because you know a cart that sells grilled corn all night. By the second corn cob it’s an adventure.',
    challenges:
      'You promise first and look at the calendar later, so two friends have the same Friday. It comes back to you at five, in the shower. You do an hour here and an hour there, eat two dinners and praise them both, and it nearly works. But for a ride to the airport at six they’ll ask somebody they like half as much, and you’d have come.',
    additionalInsights: [
      'Feel the keys of a bank machine: there’s a small bump on the 5, so that you can find the middle without looking. Numerology puts 5 in the same place, with a way out on every side.',
      'The Greeks thought the world was made of four elements. But the stars never came down, so they needed a fifth. In Latin that’s the “quintessence.” 5 has been hard to keep on the ground ever since.',
      'Count your steps in fives. The “one” lands on your left foot, then on your right, then on your left. You can’t march to it, and by the corner you’re nearly dancing. That’s your 5, in your own shoes.',
    ],
  },
  6: {
    title: 'Nurturer',
    meaning:
      '6 is the number of family. As a Name Number it says you treat your friends like family: you write first, you make peace between them, and you know best.',
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
      'A group of friends stays together because of you. It’s you who writes, every January, that it’s been too long, and asks who’s free. You’ve wondered what would happen if you didn’t, and if you ever try it, you’ll hold out until the middle of February. When voices rise around a table, you ask who’d like dessert, with the soup still in the bowls.',
    challenges:
      'Friends have learned to tell you only about problems they’ve already solved, because advice comes out of you before anyone wants it. One of them has been asked out to that new place by the river, and he’s turned quite pink. “On a weekend?” you say. “You’ll never get a table.” Ask first: “Do you want ideas, or company?” Mostly it’s company, and you’re wonderful at that.',
    additionalInsights: [
      'Counted from Sunday, Friday is the sixth day. In Spanish and French it’s named for Venus, the goddess of love: “viernes,” “vendredi.” Its Arabic name means a gathering. Love, with everyone together, is what numerology sees in a 6.',
      'A snowflake’s six arms grow separately, and they come out alike because they’ve been through the same weather. No wonder 6 is read as the number of family.',
      'Your home has a smell, and you’re too used to it to notice. After a few days away, stop at the door and breathe in. For a minute you’ll know what your 6 is like for other people.',
    ],
  },
  7: {
    title: 'Seeker',
    meaning:
      '7 looks for the truth. With this Name Number it takes your friends years to know you, because you answer a question about yourself with another question.',
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
      'As soon as a whole table agrees, you grow uneasy. “Who told us it has to be ready by June?” you ask. It turns out nobody did, and everyone gets their summer back. You’re as useful to a friend who’s sure the others hate her. You go through the evidence with her, piece by piece, and at the end you can tell her there isn’t any.',
    challenges:
      'At a party, once you’ve had enough people, the way others have had enough sun, you leave without a goodbye. You’re having the best conversation of the evening, and then you’re gone. Your host, who made the plum cake because you liked it once, will wonder for days what she said wrong. “I’ve had a lovely time and I’ve run out of words” is a perfectly good goodbye.',
    additionalInsights: [
      'On a die, opposite sides add up to 7. So whatever you’ve rolled, you can say what’s face down: take what you see away from 7. That suits the number of people who’d like to know what’s underneath.',
      'Before there were telescopes, people counted seven lights that wander among the stars: the sun, the moon and five planets. 7 has belonged ever since to anyone who stands outside in the dark and asks why.',
      'Newton first saw five colors in the rainbow. Then he made it seven, to match the notes of a scale. Next time there’s one in the sky, count for yourself. Your 7 would rather see than be told.',
    ],
  },
  8: {
    title: 'Powerhouse',
    meaning:
      '8 is strength and ambition. With it as your Name Number you’re in charge among friends: they call you “the boss,” and you act as if you minded.',
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
      'When friends or family do something big together, you’re in charge before anyone’s asked. On a trip, all eleven passports are in your jacket, and at night you take them out and look at the pictures. People respect you on the days when you’re strong. They grow fond of you on the others, when a movie about a dog is too much and you hide in the bathroom.',
    challenges:
      'Friends of an 8 need an appointment. One of them suggests a coffee, and gets a calendar invitation that ends at seven-thirty. In the last minutes she says there was something she wanted to tell you, and sees you look at the clock. Call her from the street, and say you’re free until morning.',
    additionalInsights: [
      'The pirates in old stories wanted “pieces of eight.” Each was a Spanish dollar, worth eight smaller coins, and sometimes cut like a pie. 8 is the number of money, and of knowing how large a slice should be.',
      'In 1817 Robert Owen divided the day into eights: eight hours for work, eight for rest, and eight for yourself. The world took a century to agree. 8 is read as power that knows where it ends.',
      'Turn a printed 8 upside down, and it looks about to fall over. The lower half is larger, to carry the other one, and nobody notices. Think of who does that for you. They’re half of your 8.',
    ],
  },
  9: {
    title: 'Humanitarian',
    meaning:
      '9 cares about the whole world. Having it as a Name Number means your friends are all ages and do every kind of work, and they’ve all seen you cry.',
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
      'On other people’s big days you’re the first to cry. A friend gets a medal for swimming, and you’re in tears by the second sentence of the speech. Your birthdays bring together friends who have nothing in common but you: a retired judge, two people from a band, and whoever cuts your hair. By ten you’re all sitting on the floor.',
    challenges:
      'Your friends can’t get a firm day out of you. Your oldest friend has kept three Thursdays free by now, and what she gets, with a hug, is “Soon, definitely.” Soon isn’t a day of the week. Be exact for once: “Thursday at seven, the noodle place.” Then be there at seven.',
    additionalInsights: [
      'When a little wheel of a water meter gets past its 9, it pushes its neighbor a step forward and goes back to nothing. 9 is read that way: it helps the next one along and lets go.',
      'When somebody dies in Mexico or the Philippines, neighbors often come to the house for nine evenings, to pray and to eat. 9 stands for goodbyes, and for company while you say them.',
      'Everyone you’ve ever met began with about nine months of being given everything, by somebody who hadn’t seen their face yet. Take that thought along on a full bus. It’s what your 9 is for.',
    ],
  },
  11: {
    title: 'Illuminator',
    meaning:
      'Master number 11 means inspiration. With it as a Name Number you feel what your friends are feeling, and they can hear in your voice what you feel.',
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
      'When a friend talks, you hear what’s on her mind before she does. “You keep coming back to boats,” you say. She hasn’t said a word about boats. Then she turns red: there was the walk by the harbor, and last week the man who mends sails. When you tell friends about something you love, your voice shakes. Let it. It’s the shake they believe.',
    challenges:
      'Every mood in a room reaches you at full strength, and you pass it on the same way. A friend asks for the salt and you snap at him, because hours ago somebody gave you a look. Or someone’s angry, you can’t feel what about, and you assume it’s you. “It’s my shoes. I’m furious with my shoes” is the kindest thing anyone can say to you.',
    additionalInsights: [
      'Saint Augustine read 11 as sin, because it goes one past the Ten Commandments. Numerology has kept the step and changed its mind about it. One past what’s written down is where new ideas come from.',
      'Look at 11: two posts and a space between, like a door. Some readers say ideas walk in through it. They come by day and by night, and that’s why 11 is called a nervous number.',
      '“The eleventh hour” is from a story in the Bible. Workers hired when the day was nearly over were paid as much as those who’d been there since dawn. Think of your 11 when you believe it’s too late.',
    ],
  },
  22: {
    title: 'Master Architect',
    meaning:
      '22, a master number, builds big things. As a Name Number it says that when nine friends have said nine things, you’re the one who says how they fit together.',
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
      'When a friend’s trouble is too big for them, you take it apart on the table. Say she wants to move abroad. The salt is the visa, three spoons are the boxes that go by ship, and the mustard is the dog, who needs papers, too. You move them around until she reaches for a spoon herself.',
    challenges:
      'When you’re in charge, you sometimes talk about friends as if they were numbers. “We need six more on that side,” you say, and six human beings with bad knees and birthdays hear it. Ask the one with the bad knee how he got it. It was dancing. Then tell him what frightened you this afternoon.',
    additionalInsights: [
      'An old Hebrew book, the Sefer Yetzirah, says the world was made with the twenty-two letters of the alphabet. It calls the letters stones and the words houses. So 22 was a builder long before numerology said so.',
      'Two people can meet with no plan at all. Twenty-two make two soccer teams, and somebody has to book the field and know who’s got the key. 22 is read like that: about people, but it takes organizing.',
      'If your 22 ever feels too large, remember that it’s made of 2s. One person can’t get a rowboat up the beach, and two can, laughing. You don’t need twenty more.',
    ],
  },
  33: {
    title: 'Master Teacher',
    meaning:
      '33 is the loving teacher. As a Name Number this master number means friends tell you their mistakes, because with you nobody feels stupid.',
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
      'Troubles get told to you first, and good news last, if there’s time. You’re the one friends call when they’ve done something wrong. “Don’t be mad,” it begins, and it’s a failed test, a scratched car, a red sock in the white laundry. “Okay,” you say, “tell me what happened.” Then you show them a shirt of your own, a pink one. It used to be white.',
    challenges:
      'In company you rescue people who weren’t drowning. At a party you free somebody from a long talk with the host’s uncle, and he’d been enjoying it. A friend tells the table, beaming, that she’s changing jobs. You lower your voice and say, “And how are you really?” She was happy when she came in, and by the time she leaves, she’s worried.',
    additionalInsights: [
      'Muslim prayer beads often come thirty-three to a string, one short phrase for each bead. By Christian tradition, Jesus was about thirty-three when he died. So 33 was in the company of patience and love long before numerology.',
      '3 is a voice, and 33 is two of them. That’s the difference between a speech and a lesson: in a lesson, somebody answers. It’s the best reason we know for calling it the teacher.',
      'You tie your shoes the way somebody once showed you. Right now somebody may be peeling an orange your way, because they saw it years ago. Your 33 is handed on like that, one orange at a time.',
    ],
  },
};
