import type { DigitReadings } from './types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<string> = {
  1: 'Make the call before nine. Today favors whoever moves first, even by an inch.',
  2: 'Ask, then wait. Somebody across the table has half of the answer you need.',
  3: 'Words come when they are called today. Spend them on a person who is in the room.',
  4: 'One drawer, one bill, one bolt. Finish something small enough to be finished by supper.',
  5: 'Keep the afternoon loose. The interruption is likely to be the best part of it.',
  6: 'Cook for one more than you expect. If nobody comes, there is lunch.',
  7: 'Read the letter twice and answer it tomorrow. An hour alone is worth three in company.',
  8: 'Settle the figure, whatever it is for. You will be taken at your own valuation, so have one ready.',
  9: 'Give back what is not yours, and let go of one thing that is. The evening will feel larger.',
};
