import type { DigitReadings, PersonalYearReading } from './types';

/** The personal year: what each of the nine years asks, with advice for living it. */
export const personalYearReadings: DigitReadings<PersonalYearReading> = {
  1: {
    title: 'New Beginnings',
    meaning:
      'A personal year 1 is the first of nine, and it’s for starting. Choose what you want from the whole cycle, and take the first step yourself.',
    intro:
      'What you begin this year is said to grow for nine years, so begin something you’ll still like by then.',
    themes: ['Beginnings', 'Courage', 'Independence', 'Decisions', 'Energy'],
    opportunities:
      'This is a year for going first, and you may hardly need a push. Apply for the job you’re nearly qualified for. Learn to swim, to drive, to make one perfect omelet. Move to the town you’ve only ever seen from a train window. Nothing has to look impressive yet, and most of it won’t. A new life often starts with a form, a password and a photo in which you look surprised. Do it before you’ve told too many people, while it’s still more exciting than sensible.',
    challenges:
      'How do you waste a 1 year? You ask everyone first. One friend tells you to wait. Another knew a man who tried the same thing, and lowers her voice to tell you how it ended. The group chat holds a vote, and by then your plan has become so careful you don’t want it yourself. And if you do start, don’t judge it too soon. You may have a website with one visitor, who turns out to be your aunt, and you’ll think it’s a failure. It isn’t. It’s the first week.',
    advice: [
      'Write down what you want in one sentence, short enough to fit on your hand.',
      'Pay for the first lesson this week, so it would hurt not to go.',
      'Take advice from one person who has done it, and from nobody who hasn’t.',
      'Change a habit you only have because you’ve always had it, and see who notices.',
      'Keep a photo of how small it was at the start, because later you won’t believe it.',
    ],
  },
  2: {
    title: 'Cooperation & Patience',
    meaning:
      'Patience and partnership are what a personal year 2 is about. What you started last year may grow slowly now, with help from other people.',
    intro:
      'Last year you ran ahead; this year you wait for the others, and they may turn out to be worth it.',
    themes: ['Partnership', 'Patience', 'Kindness', 'Listening', 'Trust'],
    opportunities:
      'The good things in a 2 year tend to come with company: one dessert, two spoons. You may find a business partner, a gym buddy, or a person who laughs at the same second of the same video. If you lost a friend over something small, say sorry and suggest lunch. Go on the second date, since the first is mostly nerves. It’s slower than last year, and that’s part of the charm. There’s no deadline for getting to know a person.',
    challenges:
      'Pushing is what spoils a year like this. You send a message, hear nothing, and send it again with a question mark. Then you send only the question mark. Meanwhile the other person is at the dentist, mouth wide open, thinking kindly of you. Your plans depend on other people for a while, and staring at the screen won’t make them faster. But being patient doesn’t mean you have to take the smaller half. Wait as long as you like, and when dessert comes, pick up your spoon.',
    advice: [
      'Send your message once, then put the phone in a drawer and cook something slow.',
      'Before you push a plan, find out what the other person is hoping for.',
      'Put shared plans in writing while you’re all still smiling.',
      'End one old argument, even if you have to let them be a little bit right.',
      'On the slowest days take a nap, and don’t call it waiting.',
    ],
  },
  3: {
    title: 'Creative Expression',
    meaning:
      'In a personal year 3 you’re meant to be seen and heard. It’s a friendly, creative year, good for making things, meeting people and having fun.',
    intro:
      'After two serious years the music comes on, and you may be the first one pulled up to dance.',
    themes: ['Creativity', 'Joy', 'Friendship', 'Communication', 'Imagination'],
    opportunities:
      'People may notice you more this year, so give them something to look at. You may have songs on your phone, drawings under the bed, or a speech you’ve only given to the bathroom mirror. New friends come easily, and old ones may pop up with a different haircut and the same laugh. At work you might be asked to present, because when you explain it, even a sales chart has a villain. Finish one thing and put it where a stranger can find it. It doesn’t have to be great. It has to exist.',
    challenges:
      'The whole year can turn into one very good party. You say yes to the concert, yes to the picnic, and yes to the birthday of a friend’s friend, whose name you’ll learn when you get there. You mean it every time. Meanwhile your novel has a title, a cover, a playlist and three sentences. Money can go the same way, on tickets and taxis and a hat that only works at festivals. You don’t have to stay home. Just leave a little early now and then, while you’re still in a good mood, and go make the thing.',
    advice: [
      'Give your project two evenings a week, and let it be your reason for leaving early.',
      'Put this month’s fun money in an envelope, and stay home when it’s empty.',
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
      'An hour a day is the magic of a 4 year, and there isn’t any other. It sounds like nothing. But in a year it can turn into a finished course, a garden, or a language you can argue in. This is also the time to fix what’s been broken so long you’ve stopped seeing it. That could be the drawer that only opens with a kick, or the friendship that only works on birthdays. You won’t get applause for any of this. You may catch yourself, though, opening and closing that drawer just to feel how nicely it goes.',
    challenges:
      'It’s easy to organize too much this year, even the fun. Your evening run gets a chart, dinner with friends has to end at nine, and there’s a rule about the towels. A 4 year can make you good at systems, so you may end up with too many. A tired person with a system is hard to live with. If people start asking permission to dry their hands, you’ve gone too far. Drop the towel rule. Then eat dinner straight from the pan, standing up, and see how little happens.',
    advice: [
      'Make a budget on one sheet of paper, with a line in it for something silly.',
      'Walk through your home with a screwdriver, and fix whatever makes a noise.',
      'When people ask how long it’ll take, think of a number and add two weeks.',
      'Unsubscribe from every newsletter you’ve been deleting unread.',
      'Keep your Sunday afternoons for something of no use at all, preferably with someone you love.',
    ],
  },
  5: {
    title: 'Change & Freedom',
    meaning:
      'Personal year 5 is about change and freedom. Your work, your home or your habits may shift, and trying new things suits you better than holding on.',
    intro: 'This is the year when life may stop asking whether now is a good time.',
    themes: ['Change', 'Freedom', 'Travel', 'Curiosity', 'Surprise'],
    opportunities:
      'Something may change this year, and you can help decide what. It could be the job, the address, the people you see on weekends, or only your way home, which your feet know by heart. Surprises tend to come when you’re not looking: you share a taxi with a woman who’s renting out a room, or take the wrong train and like where it stops. A full calendar can’t be surprised, so leave some holes in it. Try saying yes where you’d normally say no. After one night of karaoke, you can go back to no.',
    challenges:
      'It’s possible to spend a whole 5 year changing everything except the thing that bothers you. New phone. New curtains, new glasses, a weekend in a city with wonderful noodles, and on Monday there’s the same desk you’ve wanted to leave since two bosses ago. Small changes are fun, and you can hide behind them for months. The other trap is speed: an offer pops up on a bad day, and you’ve signed before page two. Most good chances can wait a week. By then you’ll know whether you want this one, or only wanted to get away.',
    advice: [
      'Name the one thing you really want to change, and start on it before you touch the curtains.',
      'Put a little money aside early, so there’s always enough for the ticket home.',
      'Tell the people who love you what you’re planning before they see your boarding pass online.',
      'Stay in some evening, switch everything off, and let nothing happen.',
      'Go somewhere once where you know nobody and can’t read the menu.',
    ],
  },
  6: {
    title: 'Responsibility & Love',
    meaning:
      'Personal year 6 is for home, family and love. More people may need you than usual, and looking after them is this year’s real work.',
    intro: 'After a year on the move, you may find out who’s been keeping your dinner warm.',
    themes: ['Home', 'Family', 'Love', 'Duty', 'Beauty'],
    opportunities:
      'Love is the main business of a 6 year, in whatever form you have it. By tradition it’s a good time to move in together, to marry, to welcome a child, or to finally call your brother. You don’t need a partner for it: friends may turn into the family you’d have picked, with a shared streaming password to prove it. And you’ll want things to look nice. It might be tomatoes on the balcony, or a green for the hallway that takes a whole weekend and one small argument to find.',
    challenges:
      'The risk this year is doing everything for your people and nothing with them. Picture it: you’re in the kitchen, ordering the gift, answering the family chat and wiping a counter that was already clean. From the next room comes a huge laugh. “You have to see this!” they shout, and you shout back, “One minute!” It can be a very long minute. Favors multiply, too. Say yes to one committee, and by fall you may be the only person alive who knows where the folding chairs are. Keep the jobs that are really yours. Then put down the sponge and go see what’s so funny.',
    advice: [
      'Do something useless together, like a card game nobody takes seriously or a slow walk past other people’s windows.',
      'Before you offer help, wait ten minutes, because the problem may fix itself.',
      'Buy something lovely for your home, and stop looking at what else there was.',
      'Say what you need while you still need only a little of it.',
      'Take one day a month off from being needed, and announce it in advance.',
    ],
  },
  7: {
    title: 'Inner Growth & Spirituality',
    meaning:
      'Year 7 is for thinking, learning and rest. It’s said to be the quietest of the nine, better for understanding your life than for starting something big.',
    intro:
      'Less may happen this year than you planned, and you may understand more of it than you expected.',
    themes: ['Thinking', 'Study', 'Silence', 'Rest', 'Faith'],
    opportunities:
      'A 7 year is for being curious, and the first subject is you. Why did you really leave that job? Who taught you to apologize to furniture? Take the course with the scary reading list. Sit with the oldest person in the family until they get to the two years they never mention. Answers may come slowly and in odd places, like the shower, or the back seat of a taxi at a red light. Some people pray more than usual in a year like this, and others just take the long way home. Both count.',
    challenges:
      'This year offers you quiet, and it’s easy to fill it up by accident. You get a free evening at last, hand it to your phone, and go to bed knowing everything about a stranger’s new kitchen. Worry will fill it, too. A friend texts back “fine,” and you lie awake imagining the whole fight, with good lines for both of you. In the morning it turns out they were fine. If things seem slow, let them. A 7 year is read as a pause between two busy stretches, and there’s no prize for skipping it.',
    advice: [
      'Leave the phone in another room until breakfast is over.',
      'Choose one subject and stay with it long after you know enough to show off.',
      'When you suspect something, ask the person and not the ceiling.',
      'Let the big launch wait, and enjoy not having to design a logo.',
      'Go to dinner with friends, and tell them at the start that you’re quiet, not angry.',
    ],
  },
  8: {
    title: 'Power & Achievement',
    meaning:
      '8 is the year of results. Work, money and influence come to the front, and it’s time to ask what the last seven years were worth.',
    intro:
      'People may take you more seriously this year, partly because you’ve begun to take yourself seriously.',
    themes: ['Results', 'Money', 'Authority', 'Ambition', 'Leadership'],
    opportunities:
      'Ask. If an 8 year had a motto, that would be it. Ask for the title, the better rate, the project with your name on it. Bring one page of what you’ve done, because you’ve forgotten half of it and so have they. No number ever paid anyone’s rent. But this is read as the year when effort gets counted, and it helps to be in the room for the counting. If you’ve already got some power, use a little of it for someone who’s where you used to be, back when half your job was making the coffee.',
    challenges:
      'You can miss a whole 8 year by working harder and never saying a word. They praise you, so you offer to do more. You take the extra project and the late call, hoping they’ll notice. They noticed long ago, and they’ve gotten used to it. Next time, say what you’d like in return before you say yes. The opposite mistake is showing off. A bit of success arrives, and soon there’s a large watch, a larger monthly payment, and a dinner where you answer emails while the fish gets cold. Nobody at home asked for the watch. They’d like you back by seven.',
    advice: [
      'Pay small debts first, beginning with whoever paid for your last lunch.',
      'Go for a walk and say your price out loud, until you can say it and stop.',
      'Hand over one job completely, and don’t look.',
      'Praise a colleague in front of their boss.',
      'Come home for dinner, sit where you’re told to, and give no instructions until the plates are washed.',
    ],
  },
  9: {
    title: 'Completion & Release',
    meaning:
      'Personal year 9 is the last of the nine, a year for finishing, forgiving and letting go. It makes room for the cycle that starts next January.',
    intro: 'It’s time to pack up nine years, and you get to choose what comes along.',
    themes: ['Endings', 'Forgiveness', 'Generosity', 'Goodbyes', 'Gratitude'],
    opportunities:
      'There’s a special joy in finishing things, and a 9 year is full of chances. Hand in the thesis. Leave the club you only stayed in for the snacks, and the group chat that’s been silent since the camping trip. You may feel generous, even toward a person who hurt you and has no idea you still think about it. Give your guitar to a kid who’ll be terribly loud with it. If a bright new idea shows up before the year ends, you don’t have to chase it yet. Write it down, and save it for January.',
    challenges:
      'It’s tempting to start the next thing before the old one is over. Endings can hurt, so you hurry past them. A job stops in June, and by July you’ve taken another just like it. A love ends, and soon there’s someone new across the table, hearing the same jokes. What you never said goodbye to tends to follow you, though. Be careful, too, with the great midnight cleanup, when the old photos get deleted along with the screenshots. And if you find yourself crying in a supermarket because they’re playing that song, let it happen. The ice cream can wait, though not for very long.',
    advice: [
      'List everything you’ve left unfinished, and cross out what you’ll honestly never finish.',
      'Thank a person from years ago, and don’t wait for a reply.',
      'Before you give a thing away, leave it in the hall for a week, in case it’s somebody’s favorite.',
      'If a new love or a new plan comes along, enjoy it, and don’t sign anything yet.',
      'Leave the last days of December empty, so you can say goodbye to the year properly.',
    ],
  },
};
