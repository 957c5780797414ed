import type { CoreReadings } from './types';

/**
 * The Name Number: how a person is known. Destiny, Soul Urge, Personality and Expression have the same
 * titles, traits and insights; their strengths and challenges are in `places/`.
 */
export const nameReadings: CoreReadings = {
  1: {
    title: 'Independent Leader',
    meaning:
      '1 goes first. As a Name Number it says you’re known as independent and quick to decide, the one who starts while others are still talking.',
    intro:
      'You’ve decided, and you’re halfway there, before the rest of us have found our glasses.',
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
      'Going first comes naturally to you, because waiting bothers you more than being wrong does. On the opening evening of a course, the teacher asks who’d like to begin, and twenty adults look at their shoes. You walk up to the board and get it wrong, cheerfully, in front of everyone. The woman behind you hasn’t been in a classroom for thirty years. She goes second, because now it can’t be worse than yours. That’s how you lead: you make it safe to start. You’re good at work that has no instructions yet. And when a plan of yours fails, you say so before anyone has to find out: “That was my idea, it didn’t work, and here’s the next one.”',
    challenges:
      'Other people don’t get to finish their sentences near you. A coworker who chooses every word with care says, “I was wondering if we could,” and stops to think. “There’s no budget for it,” you say. She’d meant lunch. When you guess right, people feel robbed of their own idea. When you guess wrong, theirs was better, and now they’ll keep it to themselves. At home you do it with stories. You can see how one will end, so you say the ending, perhaps to a sister who’d been practicing the voices since noon. You don’t mean to be rude. You’re just at the next stop already, waiting for the rest of us, and we’re on our way.',
    additionalInsights: [
      'In love a 1 is wonderfully clear. Nobody has to guess for months: you say “I love you” in one breath, perhaps at a bus stop with the bus already coming. What the person beside you seldom sees is you not knowing what to do. You have nights like that, like everyone else, but you spend them facing the wall. Turn around and say it: “I have no idea what to do.” To whoever’s lying there, that’s a bigger present than anything in a box.',
      'Being a passenger is hard for you. In a friend’s car your right foot presses a brake that isn’t there, and you know a faster way. A job with a boss can feel like that seat. So you dream of something of your own, perhaps a small juice stand, where nobody has to sign anything. It’s a good dream. Before you buy the fruit, ask a person who has a stand what happens when it rains.',
      'On your first day at the beach, you’ve found a better beach by noon. Resting is the one game that can’t be won, so you’re no good at it. What does help is being bad at something that doesn’t matter. Try to juggle. The oranges will end up under the couch, no one’s keeping score, and for once you’re in last place and laughing.',
    ],
  },
  2: {
    title: 'Diplomatic Peacemaker',
    meaning:
      '2 is the peacemaker. As a Name Number it means people know you as gentle and fair, good at listening and at helping two sides agree.',
    intro:
      'Both sides of an argument tell you everything, and each of them is sure you’re on theirs.',
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
      'Listening is your talent, and few people have it. An uncle who never talks sits down next to you. Before the plates are cleared you’ve heard about his years at sea, and about the brother he doesn’t write to. “I’ve never told anybody that,” he says, and gets very busy with his potatoes. When two friends stop speaking, both of them still call you. You pass on the half that helps and forget the other half. At work you’re the reason a meeting ended without a fight, since you’d had coffee with each of the two fighters beforehand. Hardly anyone notices you doing this. They notice the week you’re away, when everything takes twice as long and a grown man slams the fridge.',
    challenges:
      'You say sorry all day, mostly for things you didn’t do, and people believe you. An ordinary day starts at 8:10, with sorry to a stranger who stepped on your foot. At 9:30 it’s sorry to a lamppost. At noon it’s sorry to the driver who brought the wrong meal, which you eat, and you give him five stars. At four you say it in a meeting, before your boss has even told you what’s wrong. After a year of that she honestly believes most mistakes are yours. At home, a partner in a bad mood decides you must have caused it, since you’ve already apologized. Save the word for things you’ve really done. When a stranger is standing on your foot, the word is “ouch.”',
    additionalInsights: [
      'When the restaurant bill comes, you put in a little extra so there’s nothing to discuss. Coin by coin, you could have bought a bicycle by now. Next time, put down your share and close your wallet. No one will say a word, least of all the one who had the lobster.',
      'You choose your words with great care: a six-word message can take you a whole lunch break. It’s too cold, then it’s too eager, and you put in an exclamation mark, take it out and put it back. The person who gets it reads it in two seconds, and never sees the six versions you deleted. But the care does arrive. Somebody may have kept one of your messages for years, from the day of some bad news, and you’ve forgotten you ever sent it.',
      'One other person is all you need to be at your best. In a crowd you go quiet, and alone you doubt yourself, but with the right partner, at work or in love, you’re quick, sure and funny. You’ll know the right one by a small habit: they ask everything twice. “Window or aisle?” they say on the train, and you answer that either is fine. “I know,” they say. “Window or aisle?” They’ve known since your first trip that it’s the window. They’d like to hear you say it.',
    ],
  },
  3: {
    title: 'Creative Soul',
    meaning:
      'With 3 as your Name Number you’re known for imagination, humor and a way of making ordinary things fun to hear about.',
    intro:
      'Something dull happens to you in the morning, and by evening it’s a story people ask you to tell again.',
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
      'You can make almost anyone interesting, even people who are sure they’re boring. Hosts seat you beside the shy man who’s reading the menu for the third time. You ask him where he works, and it’s the lost and found at the train station. You ask what’s the strangest thing anyone ever left. “Teeth,” he says, after a while, “and it was the same man twice.” Now the whole table wants to hear about the teeth. He goes home feeling like a funny person, and all you did was ask. At work you can explain next year’s budget right after lunch, and people who’d hoped to sleep stay awake to hear how it ends.',
    challenges:
      'Your stories grow each time you tell them. The fish was as long as your hand in June and as long as your arm in July, and in August it nearly pulled you into the lake. At a party nobody minds. It’s less fun at work, where your “almost finished” can mean you’ve had a wonderful idea for the beginning, and a whole team has planned its week around it. You aren’t lying, you’re decorating, and most of it can stay. Just leave dates, money and feelings the size they are. People who’ve been fooled twice begin to cut everything you say in half. One day it’s “That really hurt me,” and they cut that in half, too.',
    additionalInsights: [
      'Making something is how you rest. When you aren’t making anything, your imagination doesn’t take the day off. It goes to work on the strange noise in the wall, or on what your boss meant by “interesting.” By midnight the noise is a rat and you’ve been fired. Give your imagination a better job, like a sauce, or a tune on an old keyboard. None of it has to be good. Once it’s outside your head you can look at it and, quite often, laugh.',
      'If a thing makes you smile, you buy it. A 3 will go online for plain gray sheets and come away with yellow ones, two purple pens and a lamp shaped like a goose. On payday, set aside a sum for lovely nonsense, and stop when it’s gone. But keep the goose, because your guests have started saying good night to it.',
      'In love and friendship you come and go. For a week you call every day. After that an idea gets hold of you, and there’s silence for a month. People who love you learn that you always come back, but in the quiet month they can’t tell whether you’re busy or hurt. So send a drawing. A bad one of the two of you, with enormous feet, takes a minute, and it tells them you’re fine and they’re missed. You may see it again in ten years, in a frame.',
    ],
  },
  4: {
    title: 'Master Builder',
    meaning:
      '4 stands for order and honest work. As a Name Number it means you’re known as practical and reliable, someone who does what was promised on the day it was promised.',
    intro:
      'When you say three o’clock you mean three o’clock, and “around three” makes you nervous.',
    keyTraits: [
      'organized',
      'sensible',
      'steady',
      'productive',
      'careful',
      'punctual',
      'critical',
      'direct',
      'stubborn',
      'literal',
    ],
    strengths:
      'What you make holds together, because you measure first and do the boring part everyone else hoped to skip. Your family teases you for reading the warranty before you open the box. Then they buy a printer themselves, and bring it straight to you, unopened. New coworkers may think you’re slow, until the day all the parts have to fit together and only yours do. Being thanked in public embarrasses you: while people clap, you study your shoes. But you heard every word, and ten years later you could repeat it.',
    challenges:
      'Small mistakes bother you so much that you’ll correct one in the middle of a love story. Your coworker is telling everyone how he met his wife, he’s just come to the part with the rain, and you say it wasn’t May, it was March. You’re right, as you nearly always are, and the story is over. A beginner who stayed until eight hands you thirty good pages, and hears only about one wrong comma, because you think good work needs no comment. It does, though. Before you correct a thing, work out what the mistake would cost. If it costs nothing, let the man be wrong, and find out what happened in the rain.',
    additionalInsights: [
      'Doing nothing is a skill, and you can learn it the way you learned the others, by practicing. On your first free morning you’ll probably put the spices in alphabetical order. That’s fine, as long as you stop at the spices. For the afternoon, write “bench in the sun, 2 to 4” on your list. Your roommate will laugh at you for making an appointment with a bench. At four she’ll still be deciding what to do with the day, and you’ll be lying there, warm, and exactly on schedule.',
      'Love, from a 4, is mostly repairs. The stuck drawer opens again, and on the morning of a long trip your sister finds her phone fully charged. Hardly anyone says thank you for a drawer, because they don’t know it was a love letter. Some of them need to hear love in words, and they aren’t wrong either. Say it once in a while. You can be lying under the sink at the time.',
      'With money you’re careful in public and generous in secret. You know what rice costs at every store in the neighborhood. But when a person close to you gets into real trouble, there’s an envelope in the mailbox with no name on it, and you never mention it. In your notebook, where every cent is written down, it’s called “repairs.”',
    ],
  },
  5: {
    title: 'Free Spirit',
    meaning:
      'The free spirit among the numbers is 5. With this Name Number you’re known as curious, lively and happy when things change.',
    intro: 'A plan that falls through puts you in a good mood, because now anything could happen.',
    keyTraits: [
      'lively',
      'curious',
      'outgoing',
      'adventurous',
      'charming',
      'flexible',
      'forgetful',
      'unreliable',
      'restless',
      'unpredictable',
    ],
    strengths:
      'Change suits you, so things happen wherever you are. A concert gets canceled, and an hour later your whole group is eating grilled corn on the street with the band. At work you’re at your best on the day the plan breaks, because you’ve had more jobs than you mention, and you’ve seen most things break before. Careful people get braver around you. The coworker who’s had the same sandwich since 2016 looks up at the board and points to the dish with three little peppers beside it. And when a friend’s evening goes wrong, the last train gone or a ring given back, you come at once. You don’t ask questions. You say, “Are you hungry?” and before long she’s laughing with her mouth full.',
    challenges:
      'You’ve promised two people the same Friday, and you meant it both times. That’s what makes it so hard to be angry with you: when you said “Yes, let’s!” it was completely true. Then a third thing came up. So one friend sits alone in a restaurant, eating a breadstick as slowly as possible. The other is at home in her best earrings, rereading your last message, which was a row of hearts. At work you’ve said yes to six small favors, all due on the same morning. People love you and don’t count on you. For a ride to the hospital next month, they’ll ask somebody they like half as much. You deserve better than that, so let your calendar say yes before you do.',
    additionalInsights: [
      'Things get lost around you, because you put them down wherever something interesting happened. One glove lives in Prague. Your good flashlight stayed with a man who was telling you about eels. Money leaves you just as easily: before you’ve noticed, it’s a ticket, or dinner for everyone at the table. On payday, put a little of it somewhere dull, where nothing interesting ever happens.',
      'Closeness doesn’t frighten you in love. Being expected at seven does. Your partner says “When will you be back?” and what you hear is a key turning in a lock. You answer “Later,” and of course they ask again. Tell them before they wonder: “Back at nine, maybe ten.” If ten turns into eleven, send that too. A person who never has to check on you soon stops checking. Now you’ve got your freedom, and somebody at home who left the light on because they’d like to hear about it.',
      'Lying still feels like waiting to you. You get your energy from things that would wear other people out: a night of dancing, or a washing machine carried up five floors for a neighbor you’d just met. The exception is sleep, which you think of as something other people do. After a week of short nights your own town bores you, and you’re up late reading about teaching jobs in Chile. Sleep for three nights before you apply. If Chile still looks good after breakfast, it may really be Chile.',
    ],
  },
  6: {
    title: 'Nurturer',
    meaning:
      '6 takes care of people. As a Name Number it means you’re known as warm, responsible and ready to help, the heart of a family or a team.',
    intro: 'You look after people: they say they’re fine, and you’re already getting them a chair.',
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
      'Taking care of people is your talent, and it starts with noticing. You see who hasn’t eaten, who’s cold and who laughed half a second too late. In an office a 6 knows whose father is in the hospital and who can’t say no to overtime. After one hour in a rented room, there’s a flower in the water glass and the ugly picture is facing the wall. A friend who turns up close to tears doesn’t have to explain a thing. You hand her an onion to chop, so there’s an excuse for crying, and the reason comes out by itself.',
    challenges:
      'Friends have learned to tell you only about problems they’ve already solved, because advice comes out of you before anyone wants it. One of them mentions that her neck hurts, and you say it’s her pillow. She says she’s met a man, and you ask what he does. “He’s taking me to that new place by the river,” she says, and she’s turned quite pink. “On a Friday?” you say. “You’ll never get a table.” You may well be right about the table. But she’d come so that you could be happy with her for a minute. Ask first: “Do you want ideas, or do you want company?” Mostly it’s company, and you’re wonderful at that.',
    additionalInsights: [
      'The person you love can’t hide a thing from you: you notice the new haircut, and also the “good night” that was shorter than yesterday’s. Nobody else is loved so exactly. It can be tiring, too, because being watched all day is a lot, even with love. Let a bad mood pass sometimes without a word. Most bad moods are only hunger, and nobody’s better prepared for that than you.',
      'Your own rest gets whatever time is left over, and there’s never any left over. You’d be ashamed to give a guest the flat pillow and the broken cup, but that’s what you give yourself. So check in at home one night as if it were a small hotel, with clean sheets, the good towel and breakfast until eleven. And complain about something, because hotel guests do.',
      'You spend on other people without thinking, and on yourself a pair of socks takes two visits to the store. You’ll buy a neighbor’s child good winter boots, because he was hiding his wet feet under the bench, and go through January in a pair that leaks. One person is missing from your list of presents. Add your own name, right between your sister and the mail carrier, and spend exactly what you’d spend on them.',
    ],
  },
  7: {
    title: 'Seeker',
    meaning:
      '7 looks for the truth behind things. With this Name Number you’re known as a thinker: clever, private, and bored by small talk.',
    intro:
      'You’d take one good question over ten quick answers, and you’d like to take it into a quiet room.',
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
      'Hard questions end up with you, because you think about them longer than anyone else will. You carry one around for days. Then, in the middle of drying a plate, you say what nobody else had looked at: “Who told us it has to be ready by June?” It turns out nobody did, and a whole team gets its summer back. You’re the same with people. When a friend is sure that everyone at the office hates her, you don’t say “Of course they don’t.” You take it seriously, and you go through the evidence with her, one piece at a time. There isn’t any.',
    challenges:
      'When you’ve had enough, you leave, and you don’t say goodbye. At work and in love it can be for a week: you go off to think, leave your messages unread, and come back with the answer when the others have started without you. At a party it’s faster. At nine o’clock you’re having the best conversation of the evening, and at nine-twenty you’re gone. You weren’t bored, and no one upset you. You’d had enough people, the way others have had enough sun, and it didn’t occur to you to announce it. Your host, who’d made the lemon dessert because you liked it once, will wonder for days what she said wrong. “I’ve had a lovely time and I’ve run out of words” is a perfectly good goodbye.',
    additionalInsights: [
      'To you, money buys quiet: thicker walls, a seat far from the speakers, an afternoon without calls. Earning more of it would take a conversation with your boss, so you’ve been putting it off, perhaps for three years. Start with the part you like, finding out what others are paid for the same work, and put the figure in an email. Your boss may have wondered all this time why you never ask.',
      'A 7 falls in love so quietly that the other person hardly notices. You lend them a book with your own notes in the margins. That was the declaration of love, and they think they’ve been lent a book. If it matters, say a little more than seems necessary. They’ve been hoping you would, and they’re only on page ninety.',
      'Being alone is how you rest, and it has nothing to do with being sad. After a loud week you wear headphones with no music in them, just to be left in peace. People who live with you can take that for anger, so tell them what it is and when you’ll be back. One of them will understand. They’ll come in with a cup of tea, set it down beside your book, and go out again without a word. It’s the nicest thing anyone could say to you.',
    ],
  },
  8: {
    title: 'Powerhouse',
    meaning:
      '8 is strength and ambition. Your Name Number tells others you can lead, handle money and get big things done.',
    intro:
      'When something big has to get done, everyone looks at you, and you’ve noticed, and you like it.',
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
      'Big things don’t scare you. The truck hasn’t come, two hundred guests are on their way, and the woman in charge is sitting on the stairs with her hands over her face. All you see is a list of people to call. After the second call she takes her hands down. You know what a thing costs, who has to sign for it and how long it’ll really take. Working for you isn’t easy, but promises get kept, and when the applause comes, you push the people who did the work to the front. Then you look at your watch, because the clapping has gone on for two minutes and you’ve got a call at three.',
    challenges:
      'Friends of an 8 need an appointment. A friend from school writes, “It’s been forever!” and gets a calendar invitation: the 14th, six-thirty to seven-thirty. You have a lovely hour. At seven-twenty-five she turns her glass around in her hands, says there’s actually something she wanted to tell you, and sees you look at the clock. “It can wait,” she says. In love it happens more quietly: the other person starts giving you the short version of everything, the one that fits between two calls. But you care as much as anyone, and on the way home you can’t stop thinking about that glass. So call her from the street: “I’m free until morning. What was it?”',
    additionalInsights: [
      'Ask an 8 about the weekend, and you’ll get a report. “Two rooms painted, one argument settled, back by six.” Your family likes to imitate it, with a wooden spoon for a microphone. They’re proud of you, and the rooms do look good. But what they’d love to hear is whatever you left out of the report. For half an hour you stood there with the brush in your hand, looking at the rain, and thought about somebody.',
      'You’d like to be respected and you’d like to be loved, and you can’t earn both in the same way. Respect comes on the days when you’re strong. Love tends to come on a day when you aren’t: you had the flu, you failed the exam, or a movie about a dog was suddenly too much for you. You probably hid in the bathroom. Next time, leave the door unlocked.',
      'The one employee whose hours you never check is you. If anyone on your team had worked two weeks without a day off, you’d find out which boss allowed it and have a serious talk with them. In this case the boss is you as well, so the talk should be easy to arrange. Ask what you did on your last free weekend. If the answer is “email,” do what a decent boss would do, and send yourself home.',
    ],
  },
  9: {
    title: 'Humanitarian',
    meaning:
      '9 cares about the whole world. Having it as a Name Number means you’re known as generous, wise and at ease with every kind of person.',
    intro:
      'Your friends are all ages and do every kind of work, and you couldn’t say what a single one of them earns.',
    keyTraits: [
      'generous',
      'tolerant',
      'sincere',
      'wise',
      'friendly',
      'worldly',
      'sentimental',
      'vague',
      'disorganized',
      'distracted',
    ],
    strengths:
      'You’re at home with every kind of person. During a big party you’ll be found out back with the man who washes the glasses. He grew up in a town you’ve always wanted to see, and he’s drawing you its harbor on the table with a wet finger. When a guest has been left out of a conversation, you move your chair a little, and suddenly there’s room for one more. You’re good at endings, too. On the last day of an old bookstore, people shake the owner’s hand and hurry off. You stay until she sits down, for once, in the armchair meant for customers, and you ask her to tell you about the first day.',
    challenges:
      'Everyone enjoys you, and no plan with you is ever firm. You’re as warm to the woman at the ticket window as you are to your oldest friend. That friend has kept three Thursdays free for you by now. She gets the lovely smile that everyone gets, and “Soon, definitely,” but soon isn’t a day of the week. She’s begun to think she’d see more of you if she sold tickets. At work, when there are two plans, you find something good in each, say so beautifully, and vote for neither. Be exact for once, and write, “Thursday at seven, the noodle place.” She’ll be early. She’ll have ordered the dumplings you like, and told the owner who’s coming.',
    additionalInsights: [
      'Money comes to you and goes straight on to somebody who needs it. The choir needs a heater, a boy at the station needs a ticket home, and by the twentieth of the month you’re the one who’s eating plain rice. If it were anyone else, you’d be at their door by now, with a bag of groceries and a story about how you’d bought too much. So on payday set something aside for one more person in need. You know the address. You live there.',
      'Other people’s troubles stay with you all day, and every morning the news brings more. Music is your rest from them. A sad song is sad too, but nobody in it is waiting for your help. The singer has lost everything, she’s telling you so beautifully, and all you have to do is clap.',
      'In love you’re wonderful on great days and hard to find on ordinary ones. If the person you love is ill in a far city, you’re on a bus before they’ve asked. But one evening, at six, you go out for a light bulb. On the way you meet a man who became a grandfather an hour ago and has nobody to tell. At nine you come in, glowing, with the baby’s name and weight. They listen to it all, in the dark. “And the bulb?” they say.',
    ],
  },
  11: {
    title: 'Illuminator',
    meaning:
      'Master number 11 means inspiration. With it as a Name Number you’re known as sensitive, full of ideas and able to give people hope.',
    intro:
      'People come away from you with more hope than they brought, and you lie awake over something one of them said.',
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
      'You make people believe in things, starting with themselves. A neighbor who drives a taxi all day and writes at night is about to give up. She shows you a page, and looks out the window while you read it. You put your finger on one line and say, “More like this.” She’ll keep going for a year because of that. You also hear what isn’t said. A friend writes “all good here!” and you call at once, and nothing’s good there. When you talk about something you love, your hands fly around and your voice shakes a little, and people who came for the free sandwiches end up joining. At work they give you the project everybody’s tired of, and a week later everybody wants to be on it.',
    challenges:
      'Every feeling reaches you at full strength, and there’s no button to turn it down. A look across the office can take up your whole afternoon, and so can a message that ended without an emoji. In the evening your brother may ask where the remote is, and you shout at him, because a man at the bank was rude to you at noon. Your good moods are just as strong. A family is having a slow breakfast, and you come in with a plan to change everyone’s life by fall, when all they’d wanted was coffee. You don’t have to feel less. Just put a gap between one thing and the next: a walk around the block, alone, before you sit down with people you love.',
    additionalInsights: [
      'What helps you most in love is plain speech. You can feel that the other person is angry. You can’t feel what about, so you assume it’s you, and you spend the evening trying to work out your crime. “It’s my shoes. I’m furious with my shoes” is one of the kindest things anyone can say to an 11. Tell the people around you that you need sentences like that. In return, tell them what you find wonderful in them, because most people have never heard it.',
      'Good rest, for you, is boring on purpose. Other people relax with a movie. You come out of it with three ideas and a plan to change your life, and you’re up until two. Try the most boring thing you own, such as the manual for the vacuum cleaner, read slowly, in bed. You’ll be asleep before the safety warnings.',
      'You need to believe in your work. A good salary for something pointless wears you out in months. A cause you love can make you forget to eat, and also forget to get paid. Before you say yes, write down two things: what the work is for, and what it pays. If there’s nothing on the second line, show the paper to the person you split the rent with. They’ll ask the question you didn’t.',
    ],
  },
  22: {
    title: 'Master Architect',
    meaning:
      '22, a master number, builds big things. As a Name Number it says people trust you with great plans and expect you to make them real.',
    intro:
      'You can think twenty years ahead and still remember who’s bringing the chairs, so everyone’s big plans end up with you.',
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
      'You turn one huge thing into a hundred small ones, and then the small ones get done. Neighbors look at an empty lot and see weeds. You see a market with forty stalls, music on weekends, and shade for the people waiting. You explain it over a meal with what’s on the table: the salt is the stage, and the bread is a row of stalls. An hour later the man who was against the whole idea reaches over and moves the salt. In his opinion the stage should be closer to the road. Now it’s his plan too, which is how your plans get built. Years later he’ll walk his granddaughter past those stalls and tell her he was for it from the start. You’ll let him.',
    challenges:
      'Sometimes you talk about people as if they were numbers. “We need six more on that side,” you say, and six human beings with bad knees and birthdays hear it. At home a 22 will describe a vacation as “two adults, nine days,” to one of the adults. You even see yourself that way, as a number of free hours. The cure is to learn names. Learn all six on the first day, and ask the man with the bad knee how he got it. He’d have carried your boxes anyway. But he got it dancing at his own wedding, nobody’s asked him in years, and next time he’ll bring his whole street to help.',
    additionalInsights: [
      'Large sums are easy for you; it’s the small ones that get lost. You may raise the money for a whole music festival and find, a month later, that you paid for the chairs yourself. The woman who keeps the books has asked you for that receipt four times, each time a little more quietly. Give it to her: the festival can afford chairs, and she’d like to close the folder and hear some music.',
      'Others saw early what you could do, and it’s been a weight ever since. Somebody may have told you at twelve that you’d go far, and you’ve felt slightly late every day after that. What you need is a day that leads nowhere. Fly a kite, or teach a child dominoes and lose. If there are other people with kites, don’t organize them. Nobody who loves you is measuring how far you’ve gone.',
      'The person you love admires your plans, and would still rather have you. They know what you’ll be doing in five years. They don’t know what frightened you this afternoon, because it wasn’t in the presentation. Sitting on the edge of a bed with nothing to decide feels to you like a waste of a good hour. It’s the hour they’d ask for, if you let them choose.',
    ],
  },
  33: {
    title: 'Master Teacher',
    meaning:
      '33 is the loving teacher. As a Name Number this master number means people come to you for kindness, patience and good advice.',
    intro:
      'People learn from you without feeling small, and go home thinking they figured it out on their own.',
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
      'People bring you their mistakes, because you’ve never made anyone feel stupid. You know the phone call. “Don’t be mad,” it begins, and it’s a failed test, a scratched car, a red sock in the white laundry. “Okay,” you say, “tell me what happened,” and you don’t raise your voice. You ask the one question that lets them work out the rest alone. You aren’t even being patient. You’re curious: you truly want to know which part is hard for this one person today. More than one adult has found out at your table that they weren’t bad at math. They’d just had the wrong teacher.',
    challenges:
      'Some of the people you rescue weren’t drowning. Perhaps you’ve taken an old man’s arm and led him across the street, when he was waiting for his daughter on the side where you found him. A friend tells you, beaming, that she’s changing jobs. You lower your voice and say, “And how are you really?” She was happy when she came in, and by the time she leaves, she’s worried. It costs you evenings, and now and then a loan to a roommate who already had a plan. Ask “Would you like help with this?” and believe the answer, even when it’s no.',
    additionalInsights: [
      'Being paid for kindness embarrasses you. Someone wants to know what they owe for the lessons, and you look at the floor and say, “Oh, whatever you think.” Name your price before the first hour, for their sake. A student who pays will ask you to explain it a tenth time. One who’s getting it for free asks three times, feels like a bother, and goes home pretending to understand.',
      'Living with a 33 means sharing you with half the town. The phone rings, and the person across the table guesses who it is before you pick up. They know all your callers by now, and how each divorce is going, and mostly they don’t mind. But one evening they may make an appointment like everybody else. “So what’s wrong?” you’ll say, sitting down and leaning in. “Nothing,” they’ll say. “That’s why I booked you.”',
      'In front of a crowd you talk to just one person. You pick out a nervous face in the last row, perhaps a boy with his hood up, and explain the whole thing to him. Everyone else in the hall feels you meant them. So don’t let big rooms scare you: you only have to find the one face. Afterward, when the rest have gone, he may still be there, taking forever to pack his bag. Go and sit down nearby. He’s been saving up a question since the fall.',
    ],
  },
};
