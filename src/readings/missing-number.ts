import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'Pushing to the front was left out of your luggage, and you would rather not buy it there. Order first at one dinner a month.',
  2: 'Another’s pace comes hard; you finish the sentence and sometimes the sandwich. Let somebody take the other end of the sheet.',
  3: 'Applause embarrasses you, giving it included. Read a page aloud once a week, if only to the dog.',
  4: 'Lists are for other people, and other people know it. Choose a hook for the keys and defend it.',
  5: 'You pack for every kind of weather and then stay in. Take the unfamiliar bus for one stop, and walk back.',
  6: 'Being needed makes you look around for your coat. Keep one plant that would miss you.',
  7: 'An evening alone strikes you as an evening that fell through. Have one on purpose, with the phone in a drawer.',
  8: 'Money is weather to you: it comes, it goes, somebody ought to have brought an umbrella. Look at the balance on the first of the month.',
  9: 'Strangers stay strangers longer with you than with most. Learn the name of whoever brings the mail.',
};
