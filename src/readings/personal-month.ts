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
      'A 1 month is for beginnings. Make the first move while you’re still a bit scared; give it another few weeks, and you’ll have found excellent reasons not to.',
  },
  2: {
    title: 'Work together',
    sentence:
      'Patience and company are what a 2 month is about. Two of you can get the sofa up the stairs. One of you would still be down there, being independent.',
  },
  3: {
    title: 'Speak and create',
    sentence:
      'In a 3 month it’s time to talk, make things and be seen. Say your odd idea out loud at lunch; the worst that can happen is that someone makes it better.',
  },
  4: {
    title: 'Put things in order',
    sentence:
      'Order and steady work suit a 4 month. Fix the dripping faucet, and open the envelopes you’ve been walking around. It’s one dull hour, and then you can sleep like a person with no envelopes.',
  },
  5: {
    title: 'Try something new',
    sentence:
      'Change is the theme of a 5 month. Take a different bus, buy the fruit you can’t pronounce, and ask the seller how on earth you eat it.',
  },
  6: {
    title: 'Home and family',
    sentence:
      'The people you love come first in a 6 month. One of them may need a meal, a ride, or a long call in which you’re only supposed to say “No!” and “He didn’t!”',
  },
  7: {
    title: 'Rest and think',
    sentence:
      'A 7 month is quiet, made for rest and thought. Turn down one invitation without inventing a cold, and spend the evening wondering about something you’ve been too busy to wonder about.',
  },
  8: {
    title: 'Work and money',
    sentence:
      'An 8 month is about results, in work and in money. Send the bill. Then send the older one, which you’ve been too polite to mention.',
  },
  9: {
    title: 'Finish and let go',
    sentence:
      'Endings belong to a 9 month. Watch the last episode, say the goodbye properly, and drop off that bag of old clothes that’s been living by your door.',
  },
};
