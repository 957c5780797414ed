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
      'A 1 month is for beginnings. Make the first move while you’re still a bit scared. Wait a few weeks, and you’ll have found excellent reasons not to.',
  },
  2: {
    title: 'Work together',
    sentence:
      'Patience and company are what a 2 month is about. Two people can get a sofa up the stairs. Alone, you’d still be down there, being independent.',
  },
  3: {
    title: 'Speak and create',
    sentence:
      'In a 3 month it’s time to talk, make things and be seen. Say your odd idea out loud at lunch; the worst that can happen is that someone makes it better.',
  },
  4: {
    title: 'Put things in order',
    sentence:
      'Order and steady work suit a 4 month. Tighten the loose chair leg, and open the envelopes that look like bills. It’s a dull hour, and then you’ll sleep like a person with no envelopes.',
  },
  5: {
    title: 'Try something new',
    sentence:
      'Change is the theme of a 5 month. Take a new way home, buy a fruit you can’t pronounce, and let the seller show you how on earth to eat it.',
  },
  6: {
    title: 'Home and family',
    sentence:
      'The people you love come first in a 6 month. One of them may need a ride to the doctor, or a long phone call in which you only have to say “No!” and “He didn’t!”',
  },
  7: {
    title: 'Rest and think',
    sentence:
      'A 7 month is quiet, made for rest and thought. Say no to an invitation without pretending you have a cold, and spend the evening on the question you’ve been too busy to think about.',
  },
  8: {
    title: 'Work and money',
    sentence:
      'An 8 month is about results, in work and in money. Find out what you really spend on coffee, and finish the project that’s been “ninety percent done” since last year.',
  },
  9: {
    title: 'Finish and let go',
    sentence:
      'Endings belong to a 9 month. Watch the last episode, say the goodbye properly, and drop off that bag of old clothes that’s been living by your door.',
  },
};
