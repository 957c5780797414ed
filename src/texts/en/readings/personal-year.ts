import type { DigitReadings, PersonalYearReading } from '../../../readings/types';

/** The personal year: what each of the nine years asks, with advice for living it. */
export const personalYearReadings: DigitReadings<PersonalYearReading> = {
  1: {
    title: 'New Beginnings',
    meaning:
      'A personal year 1 is the first in a cycle of nine, and it’s for starting. You stop planning and do one small part of it, even if you do it badly.',
    intro:
      'In a 1 year you get to be a beginner again, with everything that goes with it: the nerves, the new notebook, the name tag.',
    themes: ['Beginnings', 'Courage', 'Independence', 'Decisions', 'Energy'],
    opportunities:
      'Whatever you start in a 1 year is said to have nine years to grow, so start the thing you really want, even if it seems too big for you. You probably know what it is, because you’ve been mentioning it “as a joke.” Beginnings are small. Yours may be a folder called NEW, or a text to one friend that says “Don’t laugh.” It may be a classroom where you’re the oldest by twenty years, and the boy beside you, without a word, moves his book over so you can both read it. After a month you won’t have much to show. But a small real start is worth more than a plan you’ve been improving for three years.',
    challenges:
      'The surest way to waste a 1 year is to ask everybody first. You’d like to sell pottery, and you mention it at a family lunch. “You? You break plates,” says one person you love. “My cousin did pottery,” says another, and then won’t tell you what happened to the cousin. By the time you leave, your plan has shrunk to a book about pottery you might buy someday. The second danger comes around week three, when you hold your first bowl next to a photo of a famous potter’s work. Yours leans to one side, and there’s room in it for about six peanuts. Every famous potter’s first bowl leaned, too. Eat the peanuts, and make another.',
    advice: [
      'Give your plan a code name like Operation Walrus, so the family can’t advise you about it.',
      'Each time you hear yourself say “someday,” open your calendar and pick the day.',
      'Say “I’m a beginner” to a stranger, and notice how happy they are to explain.',
      'On the day you start something, quit something small, because you’ll need the hour.',
      'Take a picture of yourself on the first day, and hide it where you’ll find it in nine years.',
    ],
  },
  2: {
    title: 'Cooperation & Patience',
    meaning:
      'Patience and partnership are what a personal year 2 is about. Things tend to move slowly: you ask once, you wait, and while you wait, you let somebody help.',
    intro:
      'You may hear “We’ll get back to you” a lot this year, and find out who’s willing to wait with you.',
    themes: ['Partnership', 'Patience', 'Kindness', 'Listening', 'Trust'],
    opportunities:
      'A 2 year is for letting people help you, which is harder than it sounds. You’ve told everyone you can manage, and then a paper bag gives out, right in front of your door, and your potatoes roll down the street. A neighbor you’ve never spoken to is already running after them. Let her. By the last potato you know her name, and she knows what you’re having for dinner. It’s also a good year for finding a friend you lost over something so small that you’d both be embarrassed to explain it. Try this message: “I miss you. I’ve forgotten who was right.” Then wait for the answer. It’s that kind of year.',
    challenges:
      'You can spoil a 2 year by pushing. You send a message, and check that it went out. A little later you add “Hi! Just making sure you saw this!” and then a question mark, all by itself. The woman you’re writing to has been in a swimming pool the whole time. She climbs out, dripping, sees all three at once, and suddenly feels tired. Most of your plans this year depend on people like her, and you can’t hurry them, though you can scare them off. Don’t be too polite, either. If you’d like the window seat, say so. Otherwise you’ll give it away with a smile, and think about it for the whole flight.',
    advice: [
      'After you send an important message, wash the dishes, because you can’t check your phone with wet hands.',
      'In every shared plan, write down who does the boring part.',
      'Before you start anything with another person, tell each other one thing you’re terrible at.',
      'When somebody asks if you need a hand, say yes fast, before “No, I’m fine” gets out by itself.',
      'Once a week, ask somebody what would make their day easier, and do it, even if it turns out to be the trash.',
    ],
  },
  3: {
    title: 'Creative Expression',
    meaning:
      'In a personal year 3 you’re meant to be seen and heard. It’s a cheerful, creative year: you say yes to the party, and you bring something you made.',
    intro:
      'Sooner or later this year somebody asks you to say a few words, and you turn out to have several hundred.',
    themes: ['Creativity', 'Joy', 'Friendship', 'Communication', 'Imagination'],
    opportunities:
      'A 3 year wants you to make something and let people see it, and it hardly matters what: a song, or a photo of every lost glove in your neighborhood. Give a birthday speech so good that the people at the next table stop eating. Somewhere in your closet or your computer there’s a thing you made and never showed to anyone. It’s a little worse than you hoped and a lot better than you remember. Perhaps somebody asked to see it, years ago, and you said it wasn’t finished. They’d still like to see it.',
    challenges:
      'This year can go by as one long, very good party. Tuesday there’s a concert, Wednesday a birthday, Thursday the birthday of a man you met on Wednesday. On Friday you swear you’re staying in, and at ten you’re up on a roof, teaching an accountant to dance. Meanwhile your novel has a title, a cover, a playlist and three sentences. Your money goes out with you every night, and less of it comes home: tickets, taxis, a pair of gold shoes. Keep dancing; the accountant will talk about it for years. But write your best lines down before you go out, or you’ll give them all away in loud rooms, to people who are looking for their phones.',
    advice: [
      'Before you leave a party, text yourself the best thing you said there.',
      'Finish something so short that it fits on a postcard, and mail it.',
      'Spend as much on paint, guitar strings or good pens as you do on taxis home.',
      'Before you tell a story about a friend, picture the friend walking in.',
      'Once a week, tell everyone you have a date, stay home with your project, and wear the gold shoes.',
    ],
  },
  4: {
    title: 'Building Foundations',
    meaning:
      'A personal year 4 is for work, order and saving. You do a little every day, even when you aren’t in the mood, and by December you can see the difference.',
    intro:
      'Nobody will make a movie about this year, but you may live for a long time on what you get done in it.',
    themes: ['Work', 'Order', 'Discipline', 'Saving', 'Stability'],
    opportunities:
      'Twenty minutes a day is the whole secret of a 4 year. One day of guitar is only noise. A hundred days of guitar is a song your family can recognize, and your aunt, who talks through everything, stops talking and asks you to play it again. A language grows the same way, and a debt can shrink the same way. Then there are the small broken things you’ve learned to live with, like the shower that’s only warm at one angle, or the drawer you have to kick. Fix the drawer, and late some evening you’ll catch yourself opening it for no reason, just to feel it slide.',
    challenges:
      'It’s easy to organize too much in a 4 year, until your friends need a handbook to visit you. Cups hang by size, dinner ends at nine, and the blue towels are only for looking at. Every rule made sense when you made it, probably at the end of a long day when one more thing had gone wrong. That’s how it happens: you’re tired, and you treat it with another system. Soon your guests are drying their hands on their pants. The next time you feel a rule coming, go to bed. What looks like a mess at midnight often looks like a home in the morning.',
    advice: [
      'Put your budget on one sheet of paper, with a line called “silly” that you’re required to spend.',
      'Start before you’re in the mood, since the mood tends to show up around minute eleven.',
      'When someone asks how long it’ll take, think of a number, add two weeks, and only then open your mouth.',
      'At the end of each week, write down one thing that works now and didn’t when the week began.',
      'Choose one corner of your life that’s allowed to stay a mess all year, and defend it.',
    ],
  },
  5: {
    title: 'Change & Freedom',
    meaning:
      'Personal year 5 is about change and freedom. Your job, your home or your habits may shift, and you say yes to a few things before you know how they end.',
    intro: 'This is the year when life may stop asking whether now is a good time.',
    themes: ['Change', 'Freedom', 'Travel', 'Curiosity', 'Surprise'],
    opportunities:
      'If nobody would be upset, what would you change first? A 5 year is built around that question, and you may have known your answer before you got to the end of it. It doesn’t have to be large. You change to the day shift after eleven years of nights, say, and walk home the long way, because it’s still light. Other changes choose you: your roommate falls in love, or an airline loses your bag, and after four days in borrowed clothes you find out you look wonderful in green. Leave holes in your calendar for this kind of thing.',
    challenges:
      'The risk this year is that you’ll change everything except the thing that bothers you. In January you have a job you don’t like, gray curtains and long hair. In December you have the same job, yellow curtains, short hair and a small tattoo of a compass. Little changes are fun, and you can hide behind them for a whole year. The other trap is the quick yes: an offer comes on a terrible day, and you sign it before you reach the part about weekends. Show every big decision to three of your moods, first angry, then happy, then bored on a slow afternoon. If you still want it when you’re bored, you probably mean it.',
    advice: [
      'With a piece of soap, write the change you’re avoiding on your bathroom mirror.',
      'Once this month, order dinner by pointing at what a stranger is eating.',
      'Keep enough for a ticket home in its own account, and call it “Taxes” so you won’t touch it.',
      'Tell the people who love you what you’re planning before they see your boarding pass online.',
      'Pick one thing that won’t change this year, like your Saturday pancakes, and never miss it.',
    ],
  },
  6: {
    title: 'Responsibility & Love',
    meaning:
      'Personal year 6 is for home, family and love. People may need you more than usual: you cancel your own plans now and then, and you’re surprised how little you mind.',
    intro:
      'Everybody seems to shout your name from another room this year, usually because they can’t find something.',
    themes: ['Home', 'Family', 'Love', 'Duty', 'Beauty'],
    opportunities:
      'Love is the main business of a 6 year, and it doesn’t always say “I love you.” Sometimes it says “Take a jacket,” or “I saved you the last one.” By tradition it’s a good year to move in together, to make up with a brother or sister, or to get married. If you’re on your own, friends may slowly become the family you’d have picked. You’ll know it’s happened when they open your fridge without asking. It’s also a year for making your home beautiful, and you may well lose a whole weekend to two shades of white that no visitor will ever tell apart.',
    challenges:
      'The risk this year is doing everything for your people and nothing with them. They’re all in one room, and you’re in the other, answering the family chat and wiping a table that was already clean. You hear a huge laugh. “You have to see this!” “One minute!” you call, and sometimes that minute lasts until they’ve all gone home. You may also start solving problems nobody gave you. Your best friend says she might move away, and before she’s done talking you’ve found her ten boxes, a truck, and a man who’s good with pianos. She hasn’t decided yet. Send the piano man home, and ask her what she’d miss.',
    advice: [
      'When they call you to come and see something, drop everything and go.',
      'When somebody has a problem, count to twenty before you help, because they may solve it at fifteen.',
      'Let someone else host for once, and eat their dry chicken with love.',
      'Buy one beautiful thing for your home, and don’t look at any others after that.',
      'Announce one afternoon a month when you can’t be found, and then don’t be found.',
    ],
  },
  7: {
    title: 'Inner Growth & Spirituality',
    meaning:
      'Year 7 is for thinking, learning and rest, and it’s said to be the quietest of the nine. You go out less, and you finally read the book beside your bed.',
    intro: 'Not much has to happen this year, and you may be surprised how interesting that is.',
    themes: ['Thinking', 'Study', 'Silence', 'Rest', 'Faith'],
    opportunities:
      'A 7 year makes you curious, and your search history will show it. “Do crows remember faces.” “Why do I say sorry to furniture.” “Signs you picked the wrong job.” “How deep is the sea really.” Take the course with the scary reading list. Ask the oldest person in your family what they were like at twenty, and when they go quiet, wait, because there’s more. Your own answers come late, and always at a bad moment, like when you’ve got shampoo in your eyes. Some people pray more in a year like this. Others take long walks at night and come home with better questions.',
    challenges:
      'This year gives your mind a lot of room, and worry can move in. You turn off the light, and you remember that your friend answered your text with one word, “Fine.” An hour later you’re having the whole fight in your head, and you’re winning. Around one you forgive each other, and it’s beautiful. At breakfast she sends you a picture of a duck. There never was a fight. A mind with nothing to do will work on the people you love, so hand it something harder: chess, Greek verbs, the history of salt. And if your big plans seem stuck, they may only be resting. You can rest, too.',
    advice: [
      'Keep a list of questions you can’t answer, and don’t look any of them up for a month.',
      'In a museum, look at a single thing until you’re bored, and then keep looking until you aren’t.',
      'Tell your friends you’re quiet and not angry, before they have to ask.',
      'Study one subject until you know more about it than anyone at a party wants to hear.',
      'Before you touch your phone in the morning, write down the last thing you dreamed.',
    ],
  },
  8: {
    title: 'Power & Achievement',
    meaning:
      'A personal year 8 is about results, in work and with money. You write down what you’ve done, you read it twice, and you ask for more than you planned to.',
    intro:
      'You’ve done the work for quite a while now, and this is the year you get to mention it.',
    themes: ['Results', 'Money', 'Authority', 'Ambition', 'Leadership'],
    opportunities:
      'Asking is the great skill of an 8 year, and the hard part is not taking it back. You name your price, and before anyone can answer, your mouth adds, “But I could do it for less.” You’d never say that for a friend. For a friend you’d name the sum and lean back, so this year be your own friend. Bring one page of what you’ve done, because they’ve forgotten half of it, and so have you. They may still say no, though by tradition there’s no better year to ask. And if you’re given a little power, use it for whoever has your old job now. You’re the one boss who knows how bad that chair is.',
    challenges:
      'Working hard and saying nothing is how an 8 year gets lost. You take the extra project, you answer on Sunday, and you hope your boss will notice. Your boss noticed long ago. Your boss sleeps well because of you, and sees no reason to change anything. So before you say yes, say what you’d like in return. Success has a trap of its own: work comes along to dinner. Your phone is next to your plate, face up, and whoever’s across from you is telling their story faster and faster, to finish before it rings. Put the phone in another room, and ask for the part they left out.',
    advice: [
      'Say your price to the mirror until you can say it without adding “but.”',
      'Ask someone with the same job what they earn, and tell them what you earn first.',
      'Pay back the smallest thing you owe today, even if it’s bus fare.',
      'Praise someone in front of the person who decides their pay.',
      'After a week of making decisions, let someone else choose the movie, the pizza and the seats.',
    ],
  },
  9: {
    title: 'Completion & Release',
    meaning:
      'Personal year 9 is the last of the nine, a year for finishing and letting go. You give back what you borrowed, and make room for the cycle that starts next January.',
    intro: 'It’s time to pack up nine years, and you get to choose what comes along.',
    themes: ['Endings', 'Forgiveness', 'Generosity', 'Goodbyes', 'Gratitude'],
    opportunities:
      'There’s a strange joy in finishing things, and a 9 year comes with a list. Look around your home: there’s a charger for a phone you don’t have, a key and no idea what it opens, jeans from a person you used to be. There may be a thank-you card that you wrote to a teacher once and never mailed. Mail it, however late it is. She may still know your handwriting. Give the trumpet to a kid who’ll be terribly loud with it. Then try a bigger one: the club you only stay in because leaving would be awkward, or your anger at a man who’s forgotten the whole thing.',
    challenges:
      'Goodbyes are the work of a 9 year, and it’s tempting to hurry past them. A job ends in June, and in July you’ve taken one just like it. A love ends, and a month later you’re telling a new person your same three jokes. It’s easy to understand, because an ending hurts, and something new takes your mind off it. If a song at the supermarket makes you cry this year, stay there by the apples until it’s over. And here’s a rule with one exception. The rule: before you begin anything big, say goodbye out loud to what came before, even if the room is empty. The exception: if a dog finds you this year, take the dog.',
    advice: [
      'Make a list called “Things I’m Never Going to Finish,” and sign it.',
      'Say goodbye to a place you’re leaving by walking through it once, slowly, touching the walls.',
      'Write a letter of thanks to somebody from nine years ago, and don’t wait for an answer.',
      'Before you give a thing away, leave it in the hall for a week, in case somebody at home secretly loves it.',
      'When a shiny new plan shows up, put it in an envelope marked “January” and tape it shut.',
    ],
  },
};
