import type { DigitReadings } from './types';

export interface MonthReading {
  readonly title: string;
  readonly sentence: string;
}

/** The personal month: four weeks of a mood, in a line to put on a calendar. */
export const personalMonthReadings: DigitReadings<MonthReading> = {
  1: {
    title: 'Make a start',
    sentence:
      'A month 1 is for beginnings. Call the person you have wanted to call for weeks, and start before you feel ready.',
  },
  2: {
    title: 'Work together',
    sentence:
      'Month 2 asks for patience and teamwork. Answers come slowly, so hear what the others think before you decide.',
  },
  3: {
    title: 'Speak and create',
    sentence:
      'In a 3 month, show what you have made. Talk, write and see friends, and tell them the idea that nobody has heard yet.',
  },
  4: {
    title: 'Put things in order',
    sentence:
      'This 4 month is meant for order and steady work. Repair what is broken, sort your papers and finish one dull job each week.',
  },
  5: {
    title: 'Try something new',
    sentence:
      'A 5 month brings change. Take a short trip or learn a new skill, but keep one or two old habits, so that you feel safe.',
  },
  6: {
    title: 'Home and family',
    sentence:
      'People you love come first in month 6. One of them needs your time, a meal or honest advice; let them help you in return.',
  },
  7: {
    title: 'Rest and think',
    sentence:
      'During a 7 month, slow down and look at things closely. Refuse an invitation, read something to the end and think again about an old question.',
  },
  8: {
    title: 'Work and money',
    sentence:
      'Results are the subject of a month 8. Say what your work costs, send the bill and check that the price is fair to both sides.',
  },
  9: {
    title: 'Finish and let go',
    sentence:
      'The 9 month is for endings. Give back what you borrowed, stop what no longer makes sense and leave room for something new.',
  },
};
