import type { DigitReadings, PersonalYearReading } from './types';

/** The personal year: what each of the nine years asks, with advice for its months. */
export const personalYearReadings: DigitReadings<PersonalYearReading> = {
  1: {
    title: 'New Beginnings',
    meaning:
      'A personal year 1 is the first of nine, and it’s for starting. Choose what you want from the whole cycle, and take the first step yourself.',
    intro:
      'What you begin this year is said to grow for nine, so begin something you’ll still like when it’s that old.',
    themes: ['Beginnings', 'Courage', 'Independence', 'Decisions', 'Energy'],
    opportunities:
      'It’s a year for going first, and for once you hardly need a push. Apply for the job, rent the tiny shop, learn to swim at forty-three, move to the town you’ve only ever seen from the train. Nothing has to look impressive yet. A 1 year often starts with one phone call, made standing up, because if you’d sat down you would have thought about it. Months have numbers too: September is a 1 like the year, so if the big step needs a date, there’s your date.',
    challenges:
      'The surest way to waste a 1 year is to ask everybody first. One friend would wait a while. Another knew somebody who tried it, and tells you in a very low voice how that went. By the sixth opinion the plan is so careful that you don’t want it yourself. If you do get started, the next mistake is judging it early. You may have a sign but no customers, or thirty words of Korean and nobody to say them to, and it looks like failure. It isn’t. It’s May.',
    advice: [
      'Write down what you want in one sentence, short enough to fit on your hand.',
      'Before January is over, do one thing about it that costs you something, like paying for the first lesson.',
      'Take advice from one person who has done it, and from nobody who hasn’t.',
      'June counts as a 7, the number of quiet: rest a little, and see if you still want the same thing.',
      'Keep a photo of how small it was at the start, because later you won’t believe it.',
    ],
  },
  2: {
    title: 'Cooperation & Patience',
    meaning:
      'Patience and partnership are what a personal year 2 is about. What you started last year grows slowly now, and other people help it along.',
    intro:
      'Last year you ran ahead; this year you wait for the others, and they turn out to be worth it.',
    themes: ['Partnership', 'Patience', 'Kindness', 'Listening', 'Trust'],
    opportunities:
      'Nearly everything good this year comes through somebody else. Look for a partner in business, say you’re sorry, go on the second date. Some colleagues are impossible until you ask what they’d do and then write the answer down. Love has a good name in a 2 year: two people who’ve smiled at each other for ages may finally sit at the same table. What you agree on together now is said to hold.',
    challenges:
      'A 2 year is spoiled by pushing. You send a message, hear nothing, and send it again with a question mark. Then you send the question mark. Or you decide it’s quicker to do everything alone, and it is quicker, and now you’re alone with it. Your plans run on other people’s clocks this year, and those people have leaking roofs of their own. A late answer doesn’t mean you’ve been forgotten. Being patient doesn’t mean taking the smaller half, though, and calling it fine. Wait as long as you must, but ask for your fair share.',
    advice: [
      'Send it once, then go and do something with your hands.',
      'Find out what the three people your plans depend on are hoping for themselves.',
      'Put shared plans in writing while everybody’s still smiling.',
      'Every month has a number of its own, and July is a 9, good for endings: let an old quarrel be one of them.',
      'On the slowest days take a nap, and don’t call it waiting.',
    ],
  },
  3: {
    title: 'Creative Expression',
    meaning:
      'In a personal year 3 you’re meant to be seen and heard. It’s a friendly, creative year, good for making things, meeting people and having fun.',
    intro:
      'After two serious years somebody finally puts the music on, and you’re the one they pull up to dance.',
    themes: ['Creativity', 'Joy', 'Friendship', 'Communication', 'Imagination'],
    opportunities:
      'People notice you this year, so let them see something: the songs on your phone, the drawings under the bed, the wedding speech you’ve only ever given to a mirror. New friends come easily; old ones reappear with a different haircut and the same laugh. At work you may be the one who’s asked to present, because in your hands even the sales figures have a villain. What you began two years ago could get its first small success. Finish one thing before the year ends. It needn’t be great. It has to be done, and out where a stranger can find it.',
    challenges:
      'The whole year can go by as one very good party. You say yes to the concert, the rooftop and the friend of a friend’s birthday. You mean it every time, and the thing you were going to make is still three lines long. Money leaves the same way, in tickets for people you met an hour ago. None of it’s a tragedy. But come December, it would be good to have one thing you can hold up and say you made.',
    advice: [
      'Give your project two evenings a week, and let it be your reason for leaving early.',
      'Set your budget in January.',
      'Turn down every third evening out, and spend it asleep.',
      'Before you tell a story about a friend, picture the friend walking in.',
      'Show your work to one stranger, since your family will love it whatever it is.',
    ],
  },
  4: {
    title: 'Building Foundations',
    meaning:
      '4 is the working year of the nine. It’s for order, regular effort and careful spending, so that what you build will last.',
    intro: 'You danced last year, and this year you fix the floor.',
    themes: ['Work', 'Order', 'Discipline', 'Saving', 'Stability'],
    opportunities:
      'What you do for an hour a day this year tends to get done. It sounds modest until you think what an hour a day can become: an exam passed, a wall of tiles, a whole book. A 4 year is kind to anybody who’s still there in the second boring month. Repair what’s been broken for so long you’ve stopped seeing it, like the drawer that only opens with a kick. Next year is a 5 and everything moves. It’ll help to have something that doesn’t.',
    challenges:
      'In a year like this everything can turn into work, the fun included. The evening run gets a chart. Dinner with friends gets a finishing time. Being tired makes you strict, so there’s a rule about the towels, and before long people are asking permission to dry their hands. Rules are there to save you trouble. When one of them starts making trouble, drop it and go outside for an hour.',
    advice: [
      'Make a budget on one sheet of paper, with a line in it for something silly.',
      'Mend one broken thing a month, beginning with the drawer.',
      'When people ask how long it’ll take, think of a number and add two weeks.',
      'Use June well: a month has a number just as a year does, and this one’s a 1, right for the next big step.',
      'Keep one afternoon a week for something of no use at all, preferably with someone you love.',
    ],
  },
  5: {
    title: 'Change & Freedom',
    meaning:
      'Personal year 5 is about change and freedom. Your work, your home or your habits may shift, and trying new things suits you better than holding on.',
    intro: 'Halfway through the nine years, life stops asking whether now is a good time.',
    themes: ['Change', 'Freedom', 'Travel', 'Curiosity', 'Surprise'],
    opportunities:
      'Something is going to move this year, and you get a say in what. It could be the job, the address, the company you keep, or only the road to work, which your feet have known by heart for years. Chances tend to come from the side: a stranger in line might know of a room to rent, or a wrong turn could lead to a whole summer. So leave some evenings empty, since nothing surprising can happen to a full calendar. You needn’t say yes to everything. Say it twice where you’d usually say no, and see what’s different by December.',
    challenges:
      'It’s possible to spend a whole 5 year changing everything except the thing that bothers you. New glasses. New curtains, a new phone, three days in a city with wonderful noodles. Then the alarm rings, and there’s the same desk you’ve wanted to leave since the last boss. Small changes are fun, and they make an excellent hiding place. You can also move too fast: an offer comes at a low moment, and you sign it before page two. Most good chances can wait two weeks. By then you’ll know whether you want this, or only wanted to get away.',
    advice: [
      'Name the one thing you really want to change, and start on it before you touch the curtains.',
      'Put a little money aside early, so there’s always enough for the ticket home.',
      'Tell the people who love you what you’re thinking about, or they’ll hear it from your suitcase.',
      'Months get numbers as well, and February and November come out as 7s, the quiet kind: sleep, and decide nothing.',
      'Go somewhere once where you know nobody and can’t read the menu.',
    ],
  },
  6: {
    title: 'Responsibility & Love',
    meaning:
      'Personal year 6 is for home, family and love. More people need you than usual, and looking after them is this year’s real work.',
    intro: 'After a year on the move, you find out who’s been keeping a plate warm for you.',
    themes: ['Home', 'Family', 'Love', 'Duty', 'Beauty'],
    opportunities:
      'Love is the main business this year, in whatever form you have it. By tradition it’s a good time to marry, to move in together, to welcome a child or to forgive a brother. If you live alone, friends may turn into the family you’d have picked. You want things to look nice, too: perhaps it’s tomatoes on the balcony, or a color for the hall that takes eleven little cans of paint to find. The care you put into a 6 year is said to come back, though seldom from the direction you were looking.',
    challenges:
      'The danger this year is doing everything for your people and nothing with them. You shop and cook, you keep the appointments, you know who has to be where and in which shoes. At nine you may be folding shirts in one room while they’re laughing in another. “Come and see this!” somebody calls, and you say, “In a minute.” It can be a very long minute. Duty also grows when it’s fed: one evening on a committee becomes two, and before you know it you’re holding the keys to a cellar you’ve never seen. Keep the jobs that are really yours. Then leave the shirts, and go and see what’s so funny.',
    advice: [
      'Once a week do something useless together, like a card game nobody takes seriously or a slow walk past other people’s windows.',
      'Ask yourself “Is this mine to fix?” before you pick it up.',
      'Buy one lovely thing, and stop there.',
      'Say what you need while you still need only a little of it.',
      'Take one day a month when nobody needs anything from you, and say so in advance.',
    ],
  },
  7: {
    title: 'Inner Growth & Spirituality',
    meaning:
      'Year 7 is for thinking, learning and rest. It’s said to be the quietest of the nine, better for understanding your life than for starting something big.',
    intro:
      'Less happens this year than you planned, and you understand more of it than you expected.',
    themes: ['Thinking', 'Study', 'Silence', 'Rest', 'Faith'],
    opportunities:
      'This is the year to find things out, starting with yourself. Take the course with the frightening reading list. Ask the oldest person in the family about the two years nobody mentions. Work out why you left that job, the real reason, not the one you tell at parties. Answers come slowly now and seldom at a desk: they turn up in the shower, or at four in the morning when you’d rather be asleep. Some pray more than usual in a 7 year, and others just walk the long way home. By tradition it’s the same thing.',
    challenges:
      'A 7 year is wasted by filling it up. You finally get an empty evening, hand it to your phone, and go to bed knowing a great deal about a stranger’s kitchen. Or you fill it with worry. A friend answers with one word, “Fine,” and overnight you write the whole quarrel, both parts. If work and money are slow too, don’t go looking for somebody to blame. A 7 year is read as a pause between two busy stretches, and you’re allowed to rest in it.',
    advice: [
      'Leave the phone in another room until breakfast is over.',
      'Choose one subject and stay with it long after you know enough to show off.',
      'When you suspect something, ask the person and not the ceiling.',
      'Let the big launch wait a year.',
      'Eat with friends twice a month, and tell them you’re only quiet, not angry.',
    ],
  },
  8: {
    title: 'Power & Achievement',
    meaning:
      '8 is the year of results. Work, money and influence come to the front, and it’s time to ask what the last seven years were worth.',
    intro:
      'People take you more seriously this year, partly because you’ve started doing it yourself.',
    themes: ['Results', 'Money', 'Authority', 'Ambition', 'Leadership'],
    opportunities:
      'This is the year to ask what your work has earned. You’ve put in seven years, perhaps without much applause. Ask for the position, the better terms, the project with your name on it, and do it in person, by daylight, with one page of what you’ve done. No number ever paid anyone’s rent, but this one is read as the fair one, which gives back about what was put in. If you’ve got a little power now, lend some to a person who’s where you used to be.',
    challenges:
      'The way to miss an 8 year is to work harder and never ask. Somebody praises you, and you offer to do more. You take the third project and the late shift and hope it’ll be noticed. It was, long ago, and they’ve gotten used to it. So say what you’d like in return before you say yes. Then there’s showing off. A little success arrives, and soon there’s a large watch, a larger monthly payment, and a table by the window where you answer messages while the fish gets cold. Nobody at home asked for the watch. They’d like you back by seven.',
    advice: [
      'Pay small debts first, beginning with whoever bought your last coffee.',
      'If you can choose the month, ask in February: it counts as a 1, the number of first steps.',
      'Hand over one job completely, and don’t look.',
      'Praise somebody in front of their boss.',
      'Be home for dinner twice a week, sit where you’re told to, and give no instructions until the plates are washed.',
    ],
  },
  9: {
    title: 'Completion & Release',
    meaning:
      'Personal year 9 is the last of the nine, a year for finishing, forgiving and letting go. It makes room for the cycle that starts next January.',
    intro: 'Nine years are being packed up, and you get to say what comes along.',
    themes: ['Endings', 'Forgiveness', 'Generosity', 'Goodbyes', 'Gratitude'],
    opportunities:
      'Finishing things is a great relief this year. Hand in the thesis, leave the club you only stayed in out of politeness, mail back the key. You may be more generous than usual, even with somebody who hurt you and has no idea you still think about it. Around October an idea for something new may come, since months are numbered like years and that one’s already a 1. Put it on paper, and keep the paper somewhere safe until January.',
    challenges:
      'It’s tempting in a 9 year to start the next thing before the old one’s over. Endings hurt, so you go around them. A job stops in June, and by July you’ve taken another just like it; a love ends, and soon there’s someone new across the table, hearing the same jokes. It may even be nice. But whatever you didn’t say goodbye to comes along in the luggage. Watch out, too, for the great clearing-out at midnight, when the photographs go with the broken chairs. And if sadness finds you somewhere silly, say between the yogurts in a supermarket, let it. It passes sooner when nobody hurries it.',
    advice: [
      'List what you’ve left unfinished, and each month either finish one item or cross it out.',
      'Thank somebody from years ago, and expect no reply.',
      'Before you give a thing away, ask at home whether it’s anyone’s favorite.',
      'If a new love or a new plan comes along, enjoy it and sign nothing.',
      'Keep the end of December free.',
    ],
  },
};
