import type { DigitReadings, PersonalYearReading } from './types';

/** The personal year: what each of the nine years asks, with advice for its months. */
export const personalYearReadings: DigitReadings<PersonalYearReading> = {
  1: {
    title: 'New Beginnings',
    meaning:
      'A personal year 1 is a year of beginnings. A new cycle of nine years starts, so it is the time to choose what you want and take the first step.',
    intro: 'What you start in these twelve months is said to shape the next nine years.',
    themes: ['Beginnings', 'Courage', 'Independence', 'Decisions', 'Energy'],
    opportunities:
      'This is a good year to start something that belongs to you: a job, a business, a course or a home of your own. Ideas come easily, and you have more courage than last year. The first weeks are still slow, because the old cycle takes a little while to end. After that you make faster progress. Each month has a number too; September is also a 1, so it is the best month for a big step. Choose something that you will still want eight years from now.',
    challenges:
      'Little of what you begin will show results this year, and this can make you doubt it. You dream of opening a bakery, but for months you have only photographs of other bakeries. Other people’s projects look finished, while yours has hardly begun. You may want to begin three more things and hope that one of them grows faster. But then you have less strength for each of them. Some old friends may wonder why you have changed. Explain it once, kindly. Then go on with the one thing you chose.',
    advice: [
      'Decide on your main goal in the first weeks of the year and write it down in one sentence.',
      'Take the first real step soon after that, even if it is a small one.',
      'Rest in June, which counts as a 7, the number of quiet, and check whether the goal still feels right.',
      'When you are offered help with the boring parts, accept it.',
      'Wait until the end of the year before you judge how far you have come.',
    ],
  },
  2: {
    title: 'Cooperation & Patience',
    meaning:
      'Personal year 2 is about cooperation and patience. What you began last year grows slowly now, with the help of other people.',
    intro:
      'After a busy year of starting things, this one is calmer, and the people around you matter more.',
    themes: ['Partnership', 'Patience', 'Kindness', 'Listening', 'Trust'],
    opportunities:
      'Good things come to you through other people this year. It is a good time for love, friendship, teamwork and agreements of every kind. A difficult colleague can become helpful if you ask her opinion and really listen. If there was a quarrel, you can end it now. What you started last year needs a little care again and again: a call, a correction, a kind word at the right time. Months have numbers as well. April is a 6, so it is good for family matters; September is a 2, the best time to decide something together.',
    challenges:
      'In this year you have to wait a lot. An answer that should take a week takes a month. Nobody answers your message, a decision comes late, and you start to feel ignored. You become impatient. You call again, say that you will leave, or try to do everything alone. Pressure rarely helps now, because your plans depend on people who have plans of their own. Most delays in a year 2 are not your fault. Use the time to improve what you have. August, a 1 month for beginnings, often brings a first sign of progress.',
    advice: [
      'Write down which three people matter most to your plans, and see them often.',
      'Wait one night before you answer an important question.',
      'Write down shared plans while everybody is in a good mood.',
      'July is a 9 month, good for endings: end an old quarrel and do not wait for an apology.',
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
      'You are noticed this year, so let people see what you can do. Write, sing, cook, speak, paint or post the thing that you usually keep private. At work you may be asked to present, teach or sell, because people enjoy listening to you. Old friends come back. What you began two years ago may have its first success now. July counts as a 1, a fine month to open or publish something new. September, a 3 like the year, is said to bring the best ideas. Finish at least one piece of work and show it to strangers.',
    challenges:
      'You try to do too many things at once. There are many dinners and new hobbies, but the one thing you wanted to make is still not finished. You spend money just as easily, on tickets and presents. Words can cause trouble too: you tell a funny story about a friend, and the friend hears of it. None of this is serious if you notice it early. Decide how much you will spend and how often you will go out. When a dull duty arrives, do it first, because this year you will always find something nicer to do.',
    advice: [
      'Plan your money in January: in this year it counts as a 4 month, and 4 stands for order.',
      'Pick one creative project and give it two fixed evenings a week until it is finished.',
      'April is a 7 month, made for quiet: stay home, read and let new ideas come.',
      'Before you tell a funny story, ask yourself whether it might hurt a friend.',
      'Say no to every third invitation and make something in that time.',
    ],
  },
  4: {
    title: 'Building Foundations',
    meaning:
      '4 makes this a year of work. It asks you to build a solid base for later, with order, good habits and careful spending.',
    intro: 'The fun of last year is over; now you need plans, lists and regular hours.',
    themes: ['Work', 'Order', 'Discipline', 'Saving', 'Stability'],
    opportunities:
      'Steady effort brings results this year. Whatever you work on for an hour a day will make progress: an exam, a repair, a garden, a book. Sort your papers, learn where your money goes and fix what has been broken for years. At work people see that they can rely on you. June counts as a 1, the number of beginnings: start the next part of your plan then. The idea you had three years ago is said to become real now, with a place and a price. Next year brings change, and then this solid base will help you.',
    challenges:
      'Everything seems to take longer and cost more than you expected. You get tired, and being tired makes you strict. Suddenly there is only one right way to fold the towels, and the children get a list of rules. Friends say that you have become boring, because last year you were more fun. You may also save so much that you no longer enjoy what you have. Remember that rules are there to save you effort. If a rule costs more effort than it saves, forget it. You need some fun, or you will be too tired in the end.',
    advice: [
      'Write a simple budget and look at it on the first day of every month.',
      'Wait a week before you buy anything expensive, and then ask whether you still want it.',
      'Finish one old job completely in May, because a 9 month is good for endings.',
      'When you tell people how long a job will take, add two weeks.',
      'Keep one afternoon a week for something that is only fun.',
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
      'New chances come quickly this year, often from people you did not expect. You may move, change jobs, travel, fall in love or simply drop a habit that you have had for years. You learn fast now and meet people who think differently from you. May counts as a 1 month, good for a real new start, and July as a 3, good for friends and fun. Say yes to a few things that you usually refuse. You were afraid of losing the old routine, but you may not miss it.',
    challenges:
      'The danger of this year is deciding too fast. An offer sounds wonderful, you are tired of the old life, and you sign before you have read the whole contract. Or you change job, city and partner within two months, and then nothing feels safe. Pleasure is everywhere, so you may soon have too little sleep and money. People close to you may be afraid that you will leave. Tell them what you are thinking about. Most changes are still possible two weeks later, and by then you may see them differently.',
    advice: [
      'Change one big thing at a time and keep the rest of your life as it is.',
      'Save a little money early in the year, so that you can always come home from an adventure.',
      'Read every contract to the last page and ask about what you do not understand.',
      'Rest and think in February and November: both are 7 months, and 7 is a quiet number.',
      'Visit one place this year where you have never been and know nobody.',
    ],
  },
  6: {
    title: 'Responsibility & Love',
    meaning:
      'Personal year 6 is for home, family and love. People need you now, and you take on more responsibility for them.',
    intro: 'Last year was full of movement, but this year you are needed at home.',
    themes: ['Home', 'Family', 'Love', 'Duty', 'Beauty'],
    opportunities:
      'Love and family come first this year. By tradition it is a good time to marry, to move in together or to have a child. If you live alone, friends can become a family. You may want to make your home more beautiful, look after an older relative or do something for the community. At work you help when people argue, because both sides trust you. April, a 1 month, is good for a fresh start at home; May, a 2 month, is said to bring couples closer. The care you give now is usually remembered for a long time.',
    challenges:
      'You may try to run everybody’s life. You remind people, correct them and tell your brother how to raise his son. You do it out of love, but the others are adults and begin to avoid you. You expect a lot this year: the dinner must be perfect, and the family must be happy. When it does not work, you feel that you have failed. You have not. Decide which tasks are really yours, and do those well. Other people are allowed to make mistakes in their own homes.',
    advice: [
      'Ask yourself “Is this my job?” before you solve a problem for another adult.',
      'March has the number 9, which stands for endings: clean up old rooms and end old family quarrels.',
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
    themes: ['Thinking', 'Study', 'Silence', 'Rest', 'Faith'],
    opportunities:
      'This year is good for learning and for understanding yourself. Read, take a course, keep a diary, pray, meditate or walk by the water, as you like. You see more clearly than usual, for example why your last job really ended. Research, writing and work that needs special knowledge go well. Every month has a number, like the year. September is a 7 as well, so it is the best time for a few days alone. What you find out now will help you to decide well in the next two years.',
    challenges:
      'Too much thinking is the risk of a year 7. You think about one remark for a week, until you believe things that nobody said. You may suspect a friend, or doubt a decision that was perfectly good. Work and money often come slowly, and you cannot make them come faster. The people around you notice that you have become quiet. Some believe that you are angry with them, so tell them that you only need rest. When an unpleasant idea keeps returning, say it aloud to a friend. After that it usually seems less serious.',
    advice: [
      'Keep the first half hour of each day free of screens.',
      'Begin to study a subject in March, which is a 1 month for new beginnings, and stay with it.',
      'If you suspect something, ask a direct question before you believe it.',
      'Start big projects next year, and use this one to prepare them well.',
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
      'This is the year for big plans in your work. What you have built since your last year 1 may now lead to a better position or a larger project. Ask for more pay, apply for the better job and do not apologize for your price. February has the number 1 and is good for a start; September, an 8 like the year, is best for important talks. A year 8 is said to be fair: you get back as much as you gave. If you have power now, use some of it to help a person who has less.',
    challenges:
      'Work can fill your whole life this year. A call takes too long, dinner gets cold, and even on vacation you answer messages from work. Success makes it hard to stop, because after each result you want a bigger one. You may also become too strict with people. One cold remark in a meeting can cost you a friend. At home, your family does not care about your goals; they want your time. Decide early how many evenings you will spend with them. Be careful, too, about buying things only to show that you are successful.',
    advice: [
      'Finish old business in January, a 9 month for endings, and choose your main goal in February, a 1 month for beginnings.',
      'Pay back small debts early, beginning with the friend who bought you lunch.',
      'Give one of your tasks to another person, and do not check it.',
      'Begin every criticism with something that the other person did well.',
      'Go home on time twice a week, whatever is happening at work.',
    ],
  },
  9: {
    title: 'Completion & Release',
    meaning:
      'Personal year 9 is the last of the cycle. It is a time for finishing, forgiving and letting go, so that something new can begin next January.',
    intro: 'You look back on nine years, keep what is still good and say goodbye to the rest.',
    themes: ['Endings', 'Forgiveness', 'Generosity', 'Goodbyes', 'Gratitude'],
    opportunities:
      'Finishing things brings relief this year. You can leave a job that no longer suits you, complete a course or forgive a person who hurt you. You are also more generous. It feels good to help strangers or to work for a cause. Music and art help too. People from the past may come back for a last talk. Each month has its own number as well; September is also a 9, the time for the biggest goodbye. October is already a 1, so ideas for the new cycle may come. Write them down and wait.',
    challenges:
      'It is hard to let go of what is over. You know that a job or a relationship has ended, yet you wait one more month and then another. You keep the clothes that no longer fit and the anger that no longer matters. This costs you strength that you will need next year. Sadness is normal now and may come suddenly, in a store or in the car. Let it pass before you decide anything. If a new love or a new business appears, enjoy it, but do not ask yet whether it will last.',
    advice: [
      'Give back everything you have borrowed, and do it early in the year.',
      'Make a list of unfinished things, and finish or drop one of them each month.',
      'Thank a person from your past and expect no reply.',
      'Ask your family before you give away something they might want.',
      'Leave the last two weeks of December free, so that you start the new cycle rested.',
    ],
  },
};
