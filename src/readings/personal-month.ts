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
      'A 1 month is for beginnings. Next week you’ll have a reason to wait, and the week after that it’ll sound wise. Begin now, while it’s still a little crazy.',
  },
  2: {
    title: 'Work together',
    sentence:
      'Patience and company are what a 2 month is about. Get help with something you could do alone. It’ll take longer, and halfway through, stuck in a doorway with a mattress, the two of you will laugh until you can’t lift it.',
  },
  3: {
    title: 'Speak and create',
    sentence:
      'A 3 month is for talking, making things and being seen. Say your oddest idea out loud at lunch. Most of the table will laugh. One person will ask, in all seriousness, when you’re starting.',
  },
  4: {
    title: 'Put things in order',
    sentence:
      'Order and steady work suit a 4 month. Open the envelopes. You know which ones: they’ve been lying face down since they came. Half of them may be about nothing at all, and you’ve been afraid of them for weeks.',
  },
  5: {
    title: 'Try something new',
    sentence:
      'Change is the theme of a 5 month. For four weeks, say yes before you’ve heard the end of the sentence. The exception is anyone who begins with “You’ve still got a credit card, right?”',
  },
  6: {
    title: 'Home and family',
    sentence:
      'The people you love come first in a 6 month. One of them may need a ride, a babysitter, or a very long phone call in which your whole part is “No!” and “He didn’t!” and “And what did you say?”',
  },
  7: {
    title: 'Rest and think',
    sentence:
      'A 7 month is quiet, made for rest and thought. Turn down one invitation without pretending to have a cold. “I’d just like to stay home” feels rude for about a second. After that, the whole evening is yours.',
  },
  8: {
    title: 'Work and money',
    sentence:
      'An 8 month is about results, in work and in money. There’s a project that’s been “ninety percent done” since last year. The other ten percent is one awkward phone call, and you’ve cleaned the oven twice to avoid it.',
  },
  9: {
    title: 'Finish and let go',
    sentence:
      'Endings belong to a 9 month. That bag of old clothes has been by your door so long that visitors greet it. Take it away this month, along with the book that isn’t yours.',
  },
};
