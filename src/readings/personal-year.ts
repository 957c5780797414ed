import type { DigitReadings, PersonalYearReading } from './types';

/** The personal year: what each of the nine years asks, with advice for its months. */
export const personalYearReadings: DigitReadings<PersonalYearReading> = {
  1: {
    title: 'New Beginnings',
    meaning:
      'A personal year 1 is a year of beginnings. A new cycle of nine years starts, so it is the time to choose what you want and make the first move.',
    intro:
      'What you begin in these twelve months is said to set the direction until the next year 1.',
    themes: ['Beginnings', 'Courage', 'Independence', 'Decisions', 'Energy'],
    opportunities:
      'This is a good year to start something that belongs to you: a job, a business, a course or a home of your own. Ideas come easily, and you have more courage than last year. The first weeks are still slow, because the old cycle takes a little while to end. From April on, things begin to move. September has the number 1 as a personal month too, so it is the strongest month for a bold step. Choose something that you will still want eight years from now.',
    challenges:
      'Little of what you begin will show results this year, and this can make you doubt it. In May the bakery you dream of may still be a folder of photographs. Other people’s projects look finished, while yours has only you. You will be tempted to begin three more things, in the hope that one of them grows faster. It divides your strength. Some old friends may expect last year’s version of you and wonder why you have changed. Explain it once, kindly. Then go on with the one thing you chose.',
    advice: [
      'Choose one main goal by the end of January and write it down in a single sentence.',
      'Take the first real step before April, even if it is a small one.',
      'Rest in June, which is a quiet month, and check whether the goal still feels right.',
      'When you are offered help with the boring parts, accept it.',
      'Wait until December before you judge how far you have come.',
    ],
  },
  2: {
    title: 'Cooperation & Patience',
    meaning:
      'Personal year 2 is about cooperation and patience. What you began last year grows slowly now, with the help of other people.',
    intro:
      'After a busy year of starting things, this one is calmer and turns to the people beside you.',
    themes: ['Partnership', 'Patience', 'Tact', 'Listening', 'Trust'],
    opportunities:
      'Good things come to you through other people this year. It is a good time for love, friendship, teamwork and agreements of every kind. A colleague whom you found difficult may turn out to be useful, once you ask her opinion and listen to the end. If there was a quarrel, you can settle it now. What you started last year needs care in small doses: a call, a correction, a kind word at the right time. April is good for family matters. September, when the month is a 2 as well, is the best time to decide something together.',
    challenges:
      'Waiting is the test of this year. An answer that should take a week takes a month. A message stays unanswered, a decision is put off, and you start to feel ignored. The wish to push is strong. You call again, you threaten to leave, you do the whole thing alone at night. Pressure rarely helps now, because your plans depend on people who have plans of their own. Most delays in a second year have nothing to do with you. Use the time to improve what you have. Around August there is often a first sign of movement.',
    advice: [
      'Name the three people who matter most to your plans and see them often from January on.',
      'Sleep one night before you answer anything important, then give your answer.',
      'Put shared plans in writing while everybody is in a good mood.',
      'End an old quarrel in July instead of waiting for an apology.',
      'If you feel impatient, do one small useful thing and put the phone away.',
    ],
  },
  3: {
    title: 'Creative Expression',
    meaning:
      'In a personal year 3 you express yourself. It is a creative, friendly year for showing what you can do, meeting people and enjoying life.',
    intro: 'Invitations, ideas and new friends arrive more easily than in the two years before.',
    themes: ['Creativity', 'Joy', 'Friendship', 'Communication', 'Imagination'],
    opportunities:
      'You are noticed this year, so let people see what you can do. Write, sing, cook, speak, paint or post the thing that you usually keep private. At work you may be asked to present, teach or sell, since people enjoy listening to you. Old friends come back. What you began two years ago shows its first success, and some praise helps it along. July is a fine month to open or publish something new. In September your ideas and your confidence are at their highest. Finish at least one piece of work and show it to strangers.',
    challenges:
      'Your energy goes in ten directions at once. There are so many dinners, messages and half-begun hobbies that in October the one thing you wanted to make is still waiting. Money disappears in the same cheerful way, on materials, tickets and presents. Words can cause trouble too: a funny story about a friend gets back to that friend. None of this is serious if you notice it early. Set a limit for spending and another for evenings out. When a dull duty arrives, do it first, because this year you will always find something nicer to do.',
    advice: [
      'Use January, a month of order, to plan your money for the year.',
      'Pick one creative project and give it two fixed evenings a week until it is finished.',
      'Keep April quiet: stay home, read and let new ideas come.',
      'Ask yourself, before you tell a good story, who might be hurt by it.',
      'Turn down one invitation in three and make something in that time.',
    ],
  },
  4: {
    title: 'Building Foundations',
    meaning:
      '4 makes this a year of work. It asks you to build a solid base for later, with order, good habits and careful spending.',
    intro: 'The fun of last year gives way to plans, lists and regular hours.',
    themes: ['Work', 'Order', 'Discipline', 'Saving', 'Stability'],
    opportunities:
      'Steady effort brings results this year. Whatever you work on for an hour a day will make progress: an exam, a repair, a garden, a book. Sort your papers, learn where your money goes and fix what has been broken for years. At work people see that they can rely on you, and they begin to trust you with more. June suits a fresh start within the plan. By October the idea you had three years ago has a place, a price and a date. You will be glad of this firm base next year, a year of change.',
    challenges:
      'Everything seems to take longer and cost more than you expected. You get tired, and being tired makes you strict. Suddenly there is only one right way to fold the towels, and the children have a chart. Friends tell you that you have become dull; they are comparing you with last year. Saving can go too far as well, until you no longer enjoy what you have. Remember that rules are there to save you effort. If a rule costs more effort than it saves, drop it. You need some fun, or you will not last until December.',
    advice: [
      'Write a simple budget in January and look at it on the first day of every month.',
      'Repair what is broken before you buy anything new.',
      'Finish one old job for good in May.',
      'Promise a date two weeks later than you need, then deliver early.',
      'Keep one afternoon a week for something that is no use at all.',
    ],
  },
  5: {
    title: 'Change & Freedom',
    meaning:
      'Change and freedom belong to personal year 5. Expect movement in your work, your home or your habits, and try new things.',
    intro:
      'You are halfway through the nine years, and habits that no longer fit you begin to change.',
    themes: ['Change', 'Freedom', 'Travel', 'Curiosity', 'Surprise'],
    opportunities:
      'New chances come quickly this year, often from people you did not expect. You may move, change jobs, travel, fall in love or simply drop a habit that you have had for years. You learn fast now and meet people who think differently from you. If you have felt stuck, this is the time to try another way. May is good for a real new start, and July is good for friends and trips. Say yes to a few things that you would normally refuse. Much of what you feared to lose will turn out to have been only routine.',
    challenges:
      'The danger of this year is deciding too fast. An offer sounds wonderful, you are tired of the old life, and you sign before you have read page six. Or you change job, city and partner within two months and have nothing left to hold on to. Pleasure is everywhere, so sleep, money and patience run out sooner than you think. People close to you may feel that you are already halfway gone. Tell them what you are thinking about. Most changes are still possible two weeks later, and some of them look quite different by then.',
    advice: [
      'Change one big thing at a time and keep the rest of your life as it is.',
      'Set a little money aside in January, so that you can come home from any adventure.',
      'Read every contract to the last page and ask about what you do not understand.',
      'Rest and think in February and November, since both are quiet months.',
      'Visit one place this year where you have never been and know nobody.',
    ],
  },
  6: {
    title: 'Responsibility & Love',
    meaning:
      'Personal year 6 is for home, family and love. People need you now, and you take on more responsibility for them.',
    intro: 'The movement of last year ends, and much of this one happens at home.',
    themes: ['Home', 'Family', 'Love', 'Duty', 'Beauty'],
    opportunities:
      'Love and family come first this year. By tradition it is a good time to marry, to move in together, to have a child or to make peace after a long silence. If you live alone, friends can become a family. You may want to make your home more beautiful, look after an older relative or do something for the community. At work you are asked to settle arguments, because both sides trust you. April suits a fresh start at home, and May brings couples closer. The care you give now is usually remembered for a long time.',
    challenges:
      'You may try to run everybody’s life. You remind, correct and arrange, and you know exactly how your brother should raise his son. It comes from love, yet the others are adults and begin to avoid the subject. Your standards are high this year: the dinner must be perfect, the family must be happy, the photo must show it. When it does not work, you feel that you have failed. You have not. Decide which tasks are really yours, and do those well. Other people are allowed to make mistakes in their own homes.',
    advice: [
      'Ask yourself “Is this my job?” before you solve a problem for another adult.',
      'Clear out old rooms and old family matters in March.',
      'Mark one free evening a week for yourself on the family calendar.',
      'Make one corner of your home so beautiful that you stop to look at it.',
      'When loved ones cook for you or plan your birthday, enjoy it and change nothing.',
    ],
  },
  7: {
    title: 'Inner Growth & Spirituality',
    meaning:
      'In year 7 your life becomes quieter. It is a time for rest, study and faith, better for thinking than for starting something big.',
    intro:
      'There are fewer visitors and fewer results than usual, and more time to ask what you want.',
    themes: ['Reflection', 'Study', 'Solitude', 'Rest', 'Faith'],
    opportunities:
      'This year is good for learning and for understanding yourself. Read, take a course, keep a diary, pray, meditate or walk by the water, whichever suits you. You see more clearly than usual: the mistake in the accounts, the true reason why the last job ended. Research, writing and work that needs special knowledge go well. September is a double 7, month and year together, and the best time for a few days alone. What you find out now will help you to decide well in the next two years.',
    challenges:
      'Too much thinking is the risk of a seventh year. One remark goes around in your head for a week, until you are sure of things that nobody said. You may suspect a friend, or doubt a decision that was perfectly good. Career and money often move slowly, and pushing them tires you without much effect. The people around you notice that you have become quiet. Some believe that you are angry with them, so tell them that you only need rest. When an unpleasant idea keeps returning, say it aloud to a friend. It usually gets smaller.',
    advice: [
      'Keep the first half hour of each day free of screens.',
      'Choose one subject in March and stay with it until December.',
      'Test a suspicion with one direct question before you believe it.',
      'Put off big launches until next year and use the time to prepare them well.',
      'Eat with friends twice a month, even when you would rather stay at home.',
    ],
  },
  8: {
    title: 'Power & Achievement',
    meaning:
      '8 is the year of results. Work, money and influence matter most now, and the effort of the past seven years can be rewarded.',
    intro: 'You are taken seriously now, so ask for what your work is worth.',
    themes: ['Results', 'Money', 'Authority', 'Ambition', 'Leadership'],
    opportunities:
      'This is the year to think big about your work. What you have built since your last year 1 may now lead to a better position or a larger project. People listen when you speak about numbers. Ask for the raise, apply for the post, name your price without apology. February is a good month to start, and September is the strongest for important talks. An eighth year is said to be fair: it returns what you put in, and no more. With power comes the chance to help, so use some of it for a person who has less.',
    challenges:
      'Work can fill your whole life this year. The call runs late, dinner gets cold, and on vacation you answer messages behind a tree. Success makes it hard to stop, because each result asks for a bigger one. You may also become sharp. One short, accurate remark in a meeting can cost you a friend. At home, a tired partner or a teenager does not care about your targets. Decide in advance how many evenings belong to them. Be careful, too, about buying things only to show that you are successful.',
    advice: [
      'Close old matters in January, then name your main goal in February.',
      'Pay back small debts early, beginning with the friend who bought you lunch.',
      'Hand over one task that you do better than anyone, and do not check it.',
      'Begin every criticism with something that the other person did well.',
      'Go home on time twice a week, whatever is happening at work.',
    ],
  },
  9: {
    title: 'Completion & Release',
    meaning:
      'Personal year 9 is the last of the cycle. It is a time for finishing, forgiving and letting go, so that something new can begin next January.',
    intro: 'You look back on nine years, keep what is still alive and say goodbye to the rest.',
    themes: ['Endings', 'Forgiveness', 'Generosity', 'Closure', 'Gratitude'],
    opportunities:
      'Finishing things brings relief this year. You can leave a job that no longer suits you, complete a long course, clear the house or forgive an old debt. You feel lighter each time. You are also more generous than usual. Helping strangers and working for a cause do you good, and so do music, art and travel. People from the past may come back for a last talk. Use September, when the month is a 9 too, for the biggest goodbye. From October on you will feel the first ideas for the new cycle. Write them down and wait.',
    challenges:
      'It is hard to let go of what is over. You know that a job or a relationship has ended, yet you give it one more month and then another. You keep the clothes that no longer fit and the anger that no longer matters. Holding on takes strength that you will need next year. Sadness is normal now, and it comes at odd moments, in a store or in the car. Let it pass before you decide anything. If a new love or a new business appears, enjoy it, but do not ask yet whether it will last.',
    advice: [
      'Give back everything you have borrowed before the end of March.',
      'Make a list of unfinished things, and finish or drop one of them each month.',
      'Thank a person from your past and expect no reply.',
      'Ask your family before you give away something they might want.',
      'Leave the last two weeks of December free, so that you start the new cycle rested.',
    ],
  },
};
