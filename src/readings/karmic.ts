import type { DigitReadings, KarmicReading } from './types';

/** The karmic reading: a past life told as an old story, and the lesson that is drawn from it. */
export const karmicReadings: DigitReadings<KarmicReading> = {
  1: {
    title: 'Warrior & Pioneer',
    meaning:
      '1 stands for courage and leadership. As a karmic number it says you led people in a past life and did it all alone; now you learn to share the lead.',
    intro:
      'You’d rather do it yourself than explain it, and the story below is about a boy who wanted to learn.',
    pastLifeThemes: [
      'Leading the way',
      'Fighting for others',
      'Crossing unknown land',
      'Giving orders',
      'Refusing help',
      'Walking ahead alone',
    ],
    karmicLessons:
      'The lesson of 1 is to teach others what you can do. The tale says you were a mountain guide, and every fall you took the village families and their sheep over the pass. A boy called Tomas asked to carry the rope. “It’s quicker if I do it,” you said, every single day. Then one year you lay in bed with a broken leg while the first snow fell. It was Tomas who got them across, from memory, scared the whole way. He’d been watching your feet all along. When he came back he brought you the rope, and this time you let him keep it.',
    talentsFromPastLives:
      'Courage is what you’ve brought along. There’s a snake on the path, and while the others discuss it, you’ve already found a long stick. People get braver just by standing near you. It doesn’t take a speech, either. You say “Okay, let’s go,” as if you were all going out for bread, and people who were shaking a minute ago pick up their bags.',
    currentLifeChallenges:
      'You do things for people when you could show them how. It’s faster, and you’re good at it. So you fix the file or calm down the angry customer in minutes, and all your colleague has learned is that you can. At home you may be the only one who can make the oven work. Then you complain that everything depends on you. It does, because for years you’ve said “Leave it, I’ve got it” with a friendly smile. The people around you would love a turn.',
    soulGrowthPath:
      'You grow by going second. Do it where it isn’t dangerous: take a walk, and let a slower friend decide where to turn. Watch a beginner do your job badly for a week and keep your hands in your pockets, because in the second week it’s often not bad at all. You won’t be any weaker for it. You’ll have company at the top, and a friend who can take over on the days when your knees hurt.',
    healingAdvice: [
      'Teach one thing you’re good at to one person, and don’t finish it for them.',
      'Let someone take the other end of a thing you could carry alone.',
      'Let another person follow the map app, even if the way gets longer.',
      'Write down how to do something only you can do, and tape it to the wall.',
      'Name two people who made your last success possible, and tell them so.',
    ],
  },
  2: {
    title: 'Peacemaker & Mediator',
    meaning:
      'Peace between people is the theme of 2. Its karmic tale is of someone who kept the peace by leaving out the truth; this time you learn to say it gently.',
    intro: 'You keep the peace so well that people forget to ask what you left out.',
    pastLifeThemes: [
      'Making peace',
      'Speaking for others',
      'Keeping secrets',
      'Serving a great name',
      'Waiting patiently',
      'Words left out',
    ],
    karmicLessons:
      'For 2 the lesson is that peace needs the truth in it. In the tale you were the interpreter between two angry kings, and you did it beautifully: an insult went in, and out came a remark about the harvest. Then a woman named Ilse walked for days to tell them their new border had cut her village off from its well. The kings were smiling at last. “She wishes you both long lives,” you translated. That night you couldn’t sleep, so you woke both kings and told them the truth. They shouted until sunrise. Then they moved the border, and Ilse sent you a pumpkin every fall.',
    talentsFromPastLives:
      'You hear what people really mean, and that’s the gift you’ve kept. When a friend says “Do whatever you want,” you know it’s the last thing they want. Rivals, teenagers, two cooks in one kitchen: you wait, you say something kind at the right second, and they begin to talk. What’s whispered to you stays whispered. If there’s bad news to give, you’re the one who gives it, and afterward people actually thank you.',
    currentLifeChallenges:
      'You keep the peace by leaving things out. A friend shows you the apartment she wants, and you praise the light and don’t mention the nightclub downstairs. It’s a lovely afternoon. She moves in, and she hasn’t slept since. You do it to yourself as well. Asked how the new plan suits you, you may say “Great,” and lie awake that night with all the reasons it isn’t.',
    soulGrowthPath:
      'You grow when you say the plain thing out loud. You can do it gently: “That doesn’t work for me” can be said with a smile and a plate of cookies. People don’t break. Some will even look relieved, since they’ve been guessing for years what you thought. And when two friends want to have a fight, leave them alone with it and go get ice cream. By the time you’re back, they’ll usually want some.',
    healingAdvice: [
      'Before you give the polite answer, write down the true one and look at it.',
      'When you’re asked for your opinion, give it before you ask for theirs.',
      'Carry a message exactly as it was said, or don’t carry it.',
      'When the talk gets loud, go on with your crossword.',
      'If someone praises you, say “thank you” and stop there.',
    ],
  },
  3: {
    title: 'Artist & Storyteller',
    meaning:
      'As a karmic number, 3 is about art and stories. In the past life it tells of, you used someone’s secret to win applause; in this one you learn to create with care.',
    intro: 'You can make a story out of anything, including things people told you in private.',
    pastLifeThemes: [
      'Singing for strangers',
      'Painting pictures for songs',
      'Traveling from town to town',
      'Making people laugh',
      'Living on applause',
      'A secret told on stage',
    ],
    karmicLessons:
      'Some stories belong to other people, and 3 has to learn which ones. You were a singer, so the tale goes, who went from town to town. One rainy night a baker called Marta gave you soup and told you about the man she didn’t marry. By summer it was your best song. You’d changed her name but not the bakery, and when you came through again, its door was shut. You sat on the step all night. In the morning Marta opened up, furious, and handed you a broom. You swept all winter, the song was never sung again, and she taught you to bake.',
    talentsFromPastLives:
      'Cheering people up is the gift you’ve kept. You tell what happened at the bank, and everyone puts down their phones. You can look good in a borrowed coat, do your boss’s voice, and get the shyest guest talking. It’s worth most when things are worst. In a hospital corridor, in the third hour of waiting, you say the one silly thing that lets everybody breathe again.',
    currentLifeChallenges:
      'Applause still matters too much to you. You may tell your partner’s strangest dream at dinner because it’s so funny, and notice only later who wasn’t laughing. Or you tell everyone about the play you’re going to write. They love it, and after all that praise you don’t feel like writing it. Silence is worse than anything. If nobody reacts, you decide within a minute you’ve got no talent, and you go looking for new people. The friends who know all your stories would like you even without them.',
    soulGrowthPath:
      'You grow each time you make something and show nobody. Choose a thing small enough to finish this month: a page, a tune, a chair painted green. Like it by yourself for a week before anyone else gets a chance to. For stories there’s an easy rule. If it happened to you, it’s yours to tell, and if it was whispered to you, ask first.',
    healingAdvice: [
      'Finish a drawing no larger than a playing card, and sign it.',
      'Sing a whole song in an empty parking lot.',
      'Keep the best secret you know for a whole year.',
      'Say nothing about your next project until it’s done.',
      'Let one friend see you on a day when you aren’t funny.',
    ],
  },
  4: {
    title: 'Builder & Guardian',
    meaning:
      '4 stands for building and protecting. In its karmic story you spent a past life guarding others from danger; the lesson for today is to stop when they’re safe.',
    intro: 'You keep everyone safe, and then you find it hard to believe that they are.',
    pastLifeThemes: [
      'Building walls',
      'Guarding a village',
      'Saving for winter',
      'Keeping strict rules',
      'Duty before pleasure',
      'Fear of floods',
    ],
    karmicLessons:
      'With 4 you learn when a thing is safe enough. As it’s told, you looked after the wall between a fishing village and the sea. No storm ever got through. Even so, you made it higher every summer, to be sure. Old Ana used to sing on her doorstep in the evening sun, until one year the wall was too high for the sun to reach her. She went indoors. You missed the songs. So you cut a window in the wall and set a bench in front of it. It was the best seat in the village, and she kept half of it for you.',
    talentsFromPastLives:
      'People can rely on you, as if you’d had a lifetime of practice before this one. Where others see a hopeless pile, you see what to lift first. A neighbor who’s known you for two weeks may hand you the house keys, and that’s good judgment. When the power goes out in the whole building, you’re the one with a flashlight, spare batteries and, somehow, hot tea.',
    currentLifeChallenges:
      'You protect people from trouble that mostly isn’t coming. For two nights away, you pack as if there’d be a flood. At the beach you’re thinking about sharks, sunburn and the parking meter, and meanwhile the others are wet and happy. You say “Be careful” to people who are sitting down. It’s love, and they know it, but a person who’s warned every day starts to think the world is more dangerous than it is. You do it with money, too: you save it for later, and when later comes, you save it again.',
    soulGrowthPath:
      'It’s time to leave a gap in the wall. Try an afternoon without a plan, a shelf in no order at all, a guest who didn’t call first. Nothing terrible happens, and it does you good to see that. The people you guard may not want more protection anyway. They may only want your company. Things are safer than they feel, and you’re a large part of the reason.',
    healingAdvice: [
      'Check the lock once, say “locked” out loud, and go to bed.',
      'Leave one shelf untidy for a month without explaining it.',
      'Say yes to a sudden plan.',
      'Lie on warm grass for ten minutes and be no use to anyone.',
      'Before you start the next job, write down what “enough” would be.',
    ],
  },
  5: {
    title: 'Explorer & Freedom Seeker',
    meaning:
      'Freedom and travel belong to 5. Its karmic story says you once went everywhere and kept no promise to return, so this life is about coming back.',
    intro: 'You feel at home anywhere within a day, and you leave about as quickly.',
    pastLifeThemes: [
      'Crossing borders',
      'Trading spices',
      'Learning languages',
      'Quick escapes',
      'Friends in every port',
      'Promises to return',
    ],
    karmicLessons:
      'Coming back is what a 5 has to learn. The story makes you a spice trader with friends in every port and a joke for every border guard. In one town you stayed a month with a potter named Nour, who taught you her language and laughed at your accent. “I’ll be back by the first rain,” you told her, and you meant it. There was always one more country. Each year she put out a second cup. You did come in the end, gray and soaked, with a speech prepared. She didn’t want the speech. She pointed at the cup, which was still the good one.',
    talentsFromPastLives:
      'You understand a new place faster than anyone. By the first evening you can joke, bargain and complain about the traffic like the locals. When a plan fails, you look almost pleased. You make other people want to go, too: after an hour with you, a cousin who’s never left home is on the phone, comparing backpacks.',
    currentLifeChallenges:
      'You leave without a proper goodbye, and then it’s too embarrassing to call. It starts small. A message waits a week, the week turns into a winter, and by now the excuse would have to be so good that it’s easier to find new friends. You may leave jobs that way, and gyms, and sometimes a love. You aren’t cold. You think of those people more often than they’d ever guess, so let them know.',
    soulGrowthPath:
      'Growing, for you, begins with going somewhere twice. Be a regular at one café until the owner stops asking what you’d like, and take the course that comes after the one for beginners. Call a friend when there’s no news at all, and stay on the line when the jokes run out. You’re as free as you were. But now there’s a place where they’d notice if you didn’t come.',
    healingAdvice: [
      'Write to a person you left without a goodbye, and skip the excuse.',
      'Promise something small for next month, and do it on the day you said.',
      'Unpack completely on the day you come home.',
      'Read a book you loved again, right to the last page.',
      'Put money aside for a ticket to a place you said you’d see again.',
    ],
  },
  6: {
    title: 'Healer & Caretaker',
    meaning:
      'A karmic 6 is about care. The story says you once looked after people so long that they couldn’t leave; in this life you practice letting them go.',
    intro: 'You’re wonderful with people in trouble, and the hard part comes when they’re better.',
    pastLifeThemes: [
      'Nursing the sick',
      'Feeding strangers',
      'Raising lost children',
      'Growing herbs',
      'A house full of guests',
      'Keeping them too long',
    ],
    karmicLessons:
      'A 6 has to learn to be glad when it isn’t needed anymore. In the story you had a house by a river, with beds for sick travelers. One spring they carried in Lin, a young shipbuilder with a fever. By May the fever was gone. You still heard a cough, which no one else could hear, and you cooked so well that she stayed. In August the ship she’d built sailed without her. You cried more than she did. Then you rowed all night to catch up with it, and the sailors pulled her up on a rope. She named her next ship after your soup.',
    talentsFromPastLives:
      'Comfort is the gift that came with you. Even instant noodles taste better when you’ve made them. Crying babies stop, possibly out of surprise. You find the one guest at the table who hasn’t eaten, and you can cut a cake so fairly that even brothers say nothing. People leave your house happier than they came, often with something wrapped in foil.',
    currentLifeChallenges:
      'You’re at your best when people are in trouble, and a bit lost when they aren’t. A friend in tears has you at the door in ten minutes, with dinner. The same friend, happily in love, may not hear from you until spring. And you can go on helping after it’s over: you’re still doing a grown nephew’s laundry, or asking kindly about a sadness that was finished long ago. So people learn, without meaning to, that the way to be close to you is to have a problem. Some of them go and find one.',
    soulGrowthPath:
      'Practice loving people who are fine. Call the friend whose life is going well, and ask for the boring details. If people love your soup, give them the recipe and let them burn the first one. When a guest gets up, healthy and a little ungrateful, and walks out of your kitchen, you haven’t lost them. That’s what the care was for, and they’ll come back because they want to. Until then, sit down for once and eat while it’s hot.',
    healingAdvice: [
      'Visit a friend who’s happy, and bring nothing.',
      'Show a person how to do what you always do for them.',
      'Eat the best pear in the bowl yourself.',
      'Offer help once, as a question, and believe the answer.',
      'Let a friend look after you for an evening, however clumsily.',
    ],
  },
  7: {
    title: 'Mystic & Seeker',
    meaning:
      '7 stands for the search for truth. You kept your knowledge to yourself in an earlier life, the story goes, and you’re here to share it.',
    intro:
      'You’ve understood a great deal, and most people around you have never heard a word of it.',
    pastLifeThemes: [
      'Study and silence',
      'Watching the stars',
      'Life in a tower',
      'Secret books',
      'Deep questions',
      'Knowledge kept hidden',
    ],
    karmicLessons:
      'With 7 you learn to answer when people ask. The tale puts you in a tower by the sea, where you studied the moon and told no one what you found. One evening a girl called Sura climbed up with bread and a fish for you. She wanted to know why the moon followed her home. You took the food and closed the door. She sat down outside it and guessed, loudly and wrongly, until you couldn’t stand it and opened the door to correct her. That was the first of a thousand evenings. When you grew old, she was the one who finished your map of the moon.',
    talentsFromPastLives:
      'Patience with a hard question is what you’ve brought with you. The others go to lunch; you stay, and by two-thirty it’s solved. You can smell a fake review the way some people smell rain. Silence doesn’t make you nervous, so on long drives people end up telling you things they’ve never said aloud.',
    currentLifeChallenges:
      'You often have the answer and don’t say it. A friend plans a trip along a road you know is closed, but he didn’t ask, so off he goes. You may have a song, a report or half a language that no one’s ever heard, because it could still be better. Simple questions make you sigh. It’s a very small sigh, and beginners never ask you a second time. You may treat love the same way: you feel a lot, you think it over with care, and the other person hears none of it.',
    soulGrowthPath:
      'You grow by sharing what you know, a little at a time. Pick one patient person and explain what you love before it’s perfect, over a meal, with the salt and pepper as planets. Let them ask the obvious thing. Now and then the obvious thing turns out to have no answer yet, and there you have a question you’d never have found alone.',
    healingAdvice: [
      'Tell one person what you’re working on before it’s finished.',
      'Answer a beginner’s question in words a beginner would use.',
      'Look at the night sky with a friend, and explain none of it.',
      'Say “I don’t know” where people can hear you.',
      'When you think “I love you,” say it the same day.',
    ],
  },
  8: {
    title: 'Ruler & Merchant',
    meaning:
      'Power and money are the subject of 8. In a past life, it’s said, you ruled over people and couldn’t bear to be corrected; now you learn to be their equal.',
    intro: 'Running things is easy for you, and hearing that you’ve made a mistake isn’t.',
    pastLifeThemes: [
      'Running a town',
      'Trade and profit',
      'Judging others',
      'Signing contracts',
      'Wealth and duty',
      'Dinner alone',
    ],
    karmicLessons:
      'The lesson of 8 is to let people correct you and still like them afterward. In the story you were the mayor and owned the mill. One payday a young clerk named Jakob found a mistake in your books and said so in front of everyone. He was right. You thanked him, paid the difference and never spoke to him again. Soon no one in town did, and he moved away. It took you a year to go and look for him. You found him selling onions, and asked him to come back and check everything. He sold you onions first, at full price. Then he came.',
    talentsFromPastLives:
      'Power and money hold few secrets for you, as if you’d once run a whole town. Give you a contract, a store or a team, and you see the weak place before you’ve sat down. People who’ve been treated unfairly come to you, because you find out who’s responsible and stay on it until something is done. When a great deal is at stake, you get calmer.',
    currentLifeChallenges:
      'Being corrected is hard for you, and being ordinary isn’t much easier. A friend mentions over dinner that the capital of Australia isn’t Sydney; you say “Interesting,” and three days later you’re still annoyed. In a group that hasn’t asked you to lead, you may redo the plan and add up the bill again, out loud. People respect you and choose their words with care. That’s comfortable, and it also means bad news reaches you last. Plenty of people need you. It’d be nice if a few of them just came over for pizza.',
    soulGrowthPath:
      'You grow when you give some power away while you still have it. Let a younger colleague decide a thing that matters, and if it comes out differently, live with it for a day before you speak. Join a beginners’ class in something silly, and be the worst in the room. When someone says “I think that’s wrong,” try “Show me,” in a friendly voice. In the tale the mill had a party by the river every summer, and you paid for it and never went. Go to the party this time, and stay for the dancing.',
    healingAdvice: [
      'Thank the next person who corrects you, even if it takes you a minute.',
      'Have someone younger teach you something, and take notes.',
      'Eat dinner with no papers on the table.',
      'Give a present nobody could mistake for a loan.',
      'Spend an hour with people you love, and achieve nothing.',
    ],
  },
  9: {
    title: 'Humanitarian & Sage',
    meaning:
      'The karmic number 9 stands for giving. In its story you gave up everything for others and grew angry about it, so the task today is to give only what you can.',
    intro: 'You give and give, and a small part of you has been keeping count.',
    pastLifeThemes: [
      'Helping the poor',
      'Wise advice',
      'Welcoming strangers',
      'Giving everything away',
      'Thanks that never came',
      'A tired heart',
    ],
    karmicLessons:
      'For 9 the lesson is to give no more than you can give gladly. According to the tale you lived at a harbor where poor people waited for ships, and you gave them your money, your coat and finally your bed. At night, on the floor, you counted who’d thanked you. Years later Yusuf came back, a carpenter now, with his little daughter and a chair he’d made for you. “That took you years,” you said. The girl looked at you. “He made it three times,” she said, “because it had to be good.” So you sat down in it and wept, and she patted your arm.',
    talentsFromPastLives:
      'Almost anyone feels understood by you. A judge and a mechanic can sit next to you at dinner, and each goes home sure you’re one of them. You know what to say to a person who’s lost something; they’ll remember it for the rest of their lives, and you’ll have forgotten by the weekend. Songs and dishes from the far side of the world soon feel like your own.',
    currentLifeChallenges:
      'You say yes until you’re empty, and then you’re quietly angry. It comes out as a sigh over the sink, or a joke about who always ends up doing this. You offer the couch for a week, and by the second one you can’t stand the way your guest chews toast. It’s the same with money: you may lend what you needed yourself, then feel too shy to ask for it. They aren’t trying to use you. They believe you when you say it’s no trouble, because you say it so well.',
    soulGrowthPath:
      'It’s better to give less, and gladly. Decide first what you can spare, whether it’s an evening, some cash or the couch until Sunday, and say so when you say yes. When it’s gone, it’s gone, and you can still be cheerful. Then practice the harder half, which is being thanked. If a friend arrives with flowers and a speech, don’t say “Oh, it was nothing.” Put the flowers in water and listen to the whole speech.',
    healingAdvice: [
      'Say “not this time” when you’re tired, and give no reason.',
      'Write down what people owe you, then tear up the page.',
      'Put an end date on every favor.',
      'Accept the next present without giving one back.',
      'If you’d like to be thanked, tell the person so.',
    ],
  },
};
