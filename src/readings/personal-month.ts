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
      'A 1 month is for beginnings. Make the first move while it’s still a bit early and you’re still a bit scared; by next month you’ll have found excellent reasons not to.',
  },
  2: {
    title: 'Work together',
    sentence:
      'Patience and company are what a 2 month asks for. Two of you can get the table up the stairs. One of you would still be down there, being independent.',
  },
  3: {
    title: 'Speak and create',
    sentence:
      'In a 3 month you’re meant to talk, write, make things and be seen. Say your odd idea out loud at lunch; the worst that can happen is that somebody improves it.',
  },
  4: {
    title: 'Put things in order',
    sentence:
      'A 4 month is good for order and steady work. Open the envelopes you’ve been stepping around, and fix the dripping faucet: one dull hour, and the nights are quiet again.',
  },
  5: {
    title: 'Try something new',
    sentence:
      'Change is the theme of a 5 month. Take the other road, and buy the fruit you can’t pronounce.',
  },
  6: {
    title: 'Home and family',
    sentence:
      'The people you love come first in a 6 month. One of them may need a meal, a ride or a long evening on the phone in which no advice is asked for. Give it gladly, and let them wash the pot.',
  },
  7: {
    title: 'Rest and think',
    sentence:
      'A 7 month is quiet, made for rest and thought. Turn down one invitation without inventing an illness, and spend the evening on a question you’ve been too busy to ask.',
  },
  8: {
    title: 'Work and money',
    sentence:
      'An 8 month is about results, in work and in money. Send the bill. Then send the older one, which you’ve been too polite to mention.',
  },
  9: {
    title: 'Finish and let go',
    sentence:
      'Endings belong to a 9 month. Read the last ten pages, say the goodbye properly, and carry out that bag of old clothes that’s been about to leave for weeks.',
  },
};
