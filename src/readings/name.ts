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
      'Your friends send you in first, because waiting bothers you more than being wrong does. You ring the bell when nobody’s sure it’s the right house. You get the carton when nobody’s sure about the milk, and you drink, with everyone watching your face. Mostly it’s fine. When it isn’t, you run for the sink, rinse, and ask what’s next. People feel braver around you, since the worst has usually happened to you already, and you’re still there. You’re the same about your mistakes. “That was my idea, it didn’t work, and here’s the next one,” you say, before anyone has noticed. Waiting until they notice would be much worse.',
    challenges:
      'Other people don’t get to finish their sentences near you. A coworker who chooses every word with care says, “I was wondering if we could,” and stops to think. “There’s no budget for it,” you say. She’d meant lunch. When you guess right, people feel robbed of their own idea. When you guess wrong, theirs was better, and now they’ll keep it to themselves. At home you do it with stories: you can see how one will end, so you say the ending, to the person it happened to. You don’t mean to be rude. You’re just ahead. Next time you know what’s coming, press your lips together and wait for it. About one time in five, you’ll be surprised.',
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
      'Friends tell you what they tell nobody else, because you let people get to the end. It seldom happens on the couch. It happens at the door, with their jacket on. “Anyway,” they say, one hand on the handle, and then they don’t go. You’ve learned not to reach for the light switch. You lean on the wall in your socks, with the cold coming up the stairs, and wait, and out it comes, the thing they’d carried around all evening. You hardly say ten words. An hour later they leave, a little lighter, and thank you for the soup. By then you can’t feel your feet, and you wouldn’t have missed it.',
    challenges:
      'You say sorry all day, mostly for things you didn’t do, and people believe you. An ordinary day starts at 8:10, with sorry to a stranger who stepped on your foot. At 9:30 it’s sorry to a lamppost. At noon it’s sorry to the driver who brought the wrong meal, which you eat, and you give him five stars. At four you say it in a meeting, before your boss has even told you what’s wrong. After a year of that she honestly believes most mistakes are yours. At home, a partner in a bad mood decides you must have caused it, since you’ve already apologized. Save the word for things you’ve really done. When a stranger is standing on your foot, the word is “ouch.”',
    additionalInsights: [
      'When the restaurant bill comes, you put in a little extra so there’s nothing to discuss. Coin by coin, you could have bought a bicycle by now. Next time, put down your share and close your wallet. No one will say a word, least of all the one who had the lobster.',
      'Your good ideas tend to come back to you out of somebody else’s mouth. You mention one softly, at the end of a meeting. A week later a louder person says it, and everyone nods. You nod, too. You’re even pleased, because it really is a good idea. It only starts to hurt on the way home, and by the time you’ve found your keys you’ve made quite a speech. “I’m glad you liked that one” would do, right there, with a smile. Try it once.',
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
      'You can make almost anyone interesting, even people who are sure they’re boring. At work you explain next year’s budget right after lunch, and nobody falls asleep, because they want to hear how it ends. At a dinner, hosts seat you beside the shy man who’s reading the menu for the third time. You ask him where he works, and it’s the lost and found at the train station. You ask what’s the strangest thing anyone ever left. “Teeth,” he says, after a while, “and it was the same man twice.” Now the whole table wants to hear about the teeth. He goes home feeling like a funny person, and all you did was ask.',
    challenges:
      'Your stories grow each time you tell them. The fish was as long as your hand in June and as long as your arm in July, and in August it nearly pulled you into the lake. At a party nobody minds. It’s less fun at work, where your “almost finished” can mean you’ve had a wonderful idea for the beginning, and a whole team has planned its week around it. You aren’t lying, you’re decorating. But people who’ve been fooled twice begin to cut everything you say in half. One day it’s “That really hurt me,” and they cut that in half, too. So decorate the fish as much as you like, and leave dates, money and feelings the size they are.',
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
      'When you tell a friend three o’clock you mean three o’clock, and the answer “around three” makes you nervous.',
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
      'Doing nothing is a skill, and you can learn it the way you learned the others, by practicing. On your first free morning you’ll probably take out all the plastic boxes and find each one its lid. That’s fine, as long as you stop at the boxes. For the afternoon, write “bench in the sun, 2 to 4” on your list. People will laugh at you for making an appointment with a bench. You’ll be lying there, warm, and exactly on schedule.',
      'Love, from a 4, is mostly repairs. The stuck drawer opens again, and on the morning of a long trip your sister finds her phone fully charged. Hardly anyone says thank you for a drawer, because they don’t know it was a love letter. Some of them need to hear love in words, and they aren’t wrong either. Say it once in a while. You can be lying under the sink at the time.',
      'Friends know you as careful with money, and they don’t know the half of it. You can tell anyone what rice costs at every store in the neighborhood. But when a person close to you gets into real trouble, there’s an envelope in the mailbox with no name on it. You don’t want to be asked about it. If anyone does ask, you look them in the eye and talk about the price of rice.',
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
      'Change suits you, so you’re the one friends call when theirs comes without warning. The last train is gone, or the ring has been given back, or the boss used the words “as of today.” You don’t ask what happened. You ask, “Are you hungry?” and come as you are, one shoe untied, because you know a cart that sells grilled corn all night. By the second ear of corn it’s an adventure. At work you’re at your best on the day the schedule falls apart. You’ve had more jobs than you mention, and you’ve seen most things break before. You try to look as worried as the others, and you aren’t very good at it.',
    challenges:
      'You’ve promised two people the same Friday, and you meant it both times. When you said “Yes, let’s!” it was completely true. You find out on Friday at five, in the shower, when both evenings come back to you at once. So you do it your way, an hour here and an hour there, with a fast bike ride in between. You eat two dinners and praise them both. It nearly works. But for a ride to the hospital next month, the people who love you will ask somebody they like half as much, and you’d have come. That one hurts. So let your calendar say yes before you do. “I’ll tell you tonight” is a friendly answer, too.',
    additionalInsights: [
      'Things get lost around you, because you put them down wherever something interesting happened. One sandal lives in Prague. Your good flashlight stayed with a man who was telling you about eels. Money goes the same way on a good evening: before you’ve noticed, it’s a ticket, or dinner for everyone at the table. Put a little of it somewhere dull, the day it comes in, where nothing interesting ever happens.',
      'Closeness doesn’t frighten you in love. Being expected at seven does. Your partner says “When will you be back?” and what you hear is a key turning in a lock. You answer “Later,” and of course they ask again. Tell them before they wonder: “Back at nine, maybe ten.” If ten turns into eleven, send that too. A person who never has to check on you soon stops checking, and it only costs you four seconds.',
      'Lying still feels like waiting to you. You rest by doing what would wear other people out: a night of dancing, or a swim in water nobody else will go into. What you don’t do enough is sleep. After a week of short nights everything bores you, your hair most of all, and at midnight you’re in front of the mirror with the kitchen scissors. Sleep for three nights before you change your hair, your job or your town. If you still want to, go ahead.',
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
      'Taking care of people is your talent, and it starts with noticing. You see who hasn’t eaten, who’s cold, and who’s wearing sunglasses because of a bad night. After one hour in a rented room, there’s a flower in the water glass and the ugly picture is facing the wall. When a friend moves, everybody else carries boxes. You look for the one with the sheets, and make the bed, because you can already see ten o’clock tonight, when nobody will have the strength. You put the toilet paper where it belongs, and a light beside the pillow. No one sees you do it. On the way home you think of them lying down, and it makes you happy for the whole ride.',
    challenges:
      'Friends have learned to tell you only about problems they’ve already solved, because advice comes out of you before anyone wants it. One of them mentions that her neck hurts, and you say it’s her pillow. She says she’s met a man, and you ask what he does. “He’s taking me to that new place by the river,” she says, and she’s turned quite pink. “On a weekend?” you say. “You’ll never get a table.” You may well be right about the table. But she’d come so that you could be happy with her for a minute. Ask first: “Do you want ideas, or do you want company?” Mostly it’s company, and you’re wonderful at that.',
    additionalInsights: [
      'The person you love can’t hide a thing from you: you notice the new haircut, and also the “good night” that was shorter than yesterday’s. Nobody else is loved so exactly. It can be tiring, too, because being watched all day is a lot, even with love. Let a bad mood pass sometimes without a word. Most bad moods are only hunger, and nobody’s better prepared for that than you.',
      'Your own rest gets whatever time is left over, and there’s never any left over. You’d be ashamed to give a guest the flat pillow and the broken cup, but that’s what you give yourself. So check in at home one night as if it were a small hotel, with clean sheets, the good towel and breakfast until eleven. And complain about something, because hotel guests do.',
      'You spend on other people without thinking, and on yourself a pair of socks takes two visits to the store. You’ll buy a godchild real binoculars, in a leather case, and go on wearing your own glasses with tape around the hinge. One person is missing from your list of presents. Add your own name, right between your sister and the mail carrier, and spend exactly what you’d spend on them.',
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
      'To you, money buys quiet: thicker walls, a seat far from the speakers, an afternoon without calls. Earning more of it would take a conversation with your boss, so you’ve been putting it off, perhaps for three years. Start with the part you like, finding out what others are paid for the same work, and put the figure in an email. Read it over twice. You’ll want to check one more thing first; send it before you do.',
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
      'Big jobs don’t scare you, so the family leaves them to you. Take a trip for eleven people, with two trains and a ferry. You know what it costs, who’s paid, and how long your aunt will need on the stairs. The passports are in your jacket, all eleven of them, because you’ve seen what happens otherwise. They call you “the boss,” and you act as if you minded. When something goes wrong, nobody panics. They turn around and look at you. Late that night, on the ferry, with everybody asleep, you take the passports out and look at the pictures, one after another. You aren’t checking. You just like having them all in one place.',
    challenges:
      'Friends of an 8 need an appointment. A friend from school writes, “It’s been forever!” and gets a calendar invitation: the 14th, six-thirty to seven-thirty. You have a lovely hour. At seven-twenty-five she turns her glass around in her hands, says there’s actually something she wanted to tell you, and sees you look at the clock. “It can wait,” she says. In love it happens more quietly: the other person starts giving you the short version of everything, the one that fits between two calls. But you care as much as anyone, and on the way home you can’t stop thinking about that glass. So call her from the street: “I’m free until morning. What was it?”',
    additionalInsights: [
      'Asked about your weekend, you give a report. “Two rooms painted, one argument settled, back by six.” Your family likes to imitate it, with a wooden spoon for a microphone. They’re proud of you, and the rooms do look good. But what they’d love to hear is whatever you left out of the report. For half an hour you stood there with the brush in your hand, looking at the rain, and thought about somebody.',
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
      'You’re at home with every kind of person, so your friends have nothing in common but you. It shows when you have a birthday. There’s a retired judge, two people from a band, whoever cuts your hair, and somebody you met on a ferry. You’ve forgotten to introduce them, because to you they’ve always belonged together. You put down a bowl of peanuts, sit on the floor, and ask the judge something you really want to know. You talk to each of them in the same voice, and perhaps that’s the trick. By ten they’re all on the floor. You look around, happy, and couldn’t say which of them you’ve known the longest.',
    challenges:
      'Everyone enjoys you, and no plan with you is ever firm. You’re as warm to the woman at the ticket window as you are to your oldest friend. That friend has kept three Thursdays free for you by now. She gets the lovely smile that everyone gets, and “Soon, definitely,” but soon isn’t a day of the week. At work, when there are two plans, you find something good in each, say so beautifully, and vote for neither. You think of it as leaving things open. To somebody who’s waiting, it feels like a no. Be exact for once, and write, “Thursday at seven, the noodle place.” Then walk past the ticket window without stopping, and be there at seven.',
    additionalInsights: [
      'Whoever needs money seems to find you on the day you have some. The choir needs a heater, a boy at the station needs a ticket home, and by the twentieth of the month you’re the one who’s eating plain rice. If it were anyone else, you’d be at their door by now, with a bag of groceries and a story about how you’d bought too much. So at the start of the month, set something aside for one more person in need. You know the address. You live there.',
      'Other people’s troubles stay with you all day, and every morning the news brings more. Music is your rest from them. A sad song is sad too, but nobody in it is waiting for your help. The singer has lost everything, she’s telling you so beautifully, and all you have to do is clap.',
      'In love you’re wonderful on great days and hard to find on ordinary ones. If the person you love is ill in a far city, you’re on a bus before they’ve asked. But one evening you go out for a light bulb. On the way you meet a man who became a grandfather an hour ago and has nobody to tell. At nine you come in, glowing, with the baby’s name and weight. Only then do you notice you’re standing in the dark, and remember the bulb.',
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
      'You make people believe in things, starting with themselves. A friend shows you a page she was about to throw away, and looks out the window while you read. You put your finger on one line and say, “More like this.” She may keep going for a year because of that. You also hear what isn’t said: somebody tells you it’s all good, really, and you’ve already sat down to listen. When you talk about something you love, your hands fly around and your voice shakes. You can’t stand that shake. You’ve tried to get rid of it, with water, with deep breaths, with notes on a card. Leave it in. It’s how people know you mean it.',
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
      'You turn one huge thing into a hundred small ones, so friends bring you whatever’s too big for them. Perhaps one of them wants to move abroad, and can’t sleep for thinking about it. You clear a space on the table. The salt is the visa, three spoons are the boxes that go by ship, and the mustard is the dog, who needs papers, too. You move them around for an hour, and at the end there’s one thing left that has to be done tomorrow, before lunch. Your friend goes home and sleeps. You stay up a little longer with the salt and the spoons, because you’ve just seen how the dog could fly direct.',
    challenges:
      'Sometimes you talk about people as if they were numbers. “We need six more on that side,” you say, and six human beings with bad knees and birthdays hear it. At home a 22 will describe a vacation as “two adults, nine days,” to one of the adults. You even see yourself that way, as a number of free hours. The cure is to learn names. Learn all six on the first day, and ask the one with the bad knee how he got it. It was dancing, at his own wedding. You’ll still need six people on that side. But you’ll catch yourself making a new plan, in which he gets a chair.',
    additionalInsights: [
      'Large sums are easy for you; it’s the small ones that get lost. You can run the money of a whole music festival down to the last cent. Then you’re looking for your gloves, and in the pocket there are four receipts of your own, from March: rope, tape, more tape, and lunch for a person you can’t remember. It feels generous, and it’s only bad bookkeeping. Hand them in, all four. A plan that works because you keep paying for the tape doesn’t work yet.',
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
      'Being paid for kindness embarrasses you. Someone wants to know what they owe for the lessons, and you look at the floor and say, “Oh, whatever you think.” Name your price before the first hour, for their sake. A student who’s getting it for free asks three times, feels like a bother, and goes home pretending to understand. One who pays will ask you to explain it a tenth time, and you’ve always liked the tenth time best.',
      'Living with a 33 means sharing you with half the town. The phone rings, and the person across the table guesses who it is before you pick up. They know all your callers by now, and how each divorce is going, and mostly they don’t mind. But one evening they may make an appointment like everybody else. “So what’s wrong?” you’ll say, sitting down and leaning in. “Nothing,” they’ll say. “That’s why I booked you.” You may need a minute to remember what to do with a happy person.',
      'When you have to speak in front of people, you talk to just one of them. You pick out a nervous face in the last row, perhaps a boy with his hood up, and explain the whole thing to him. Everyone else feels you meant them. So don’t let big rooms scare you: you only have to find the one face. Afterward, when the rest have gone, he may still be there, taking forever to pack his bag. Sit down a few chairs away, and take forever to pack yours.',
    ],
  },
};
