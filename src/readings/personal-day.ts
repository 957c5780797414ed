import type { DigitReadings } from './types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<string> = {
  1: 'A 1 day is for starting something. Start before you’ve looked at your phone, while the only person who wants anything from you is you.',
  2: 'Working with other people is the point of a 2 day. Ask your question, then count to five without a word. The real answer is often the second one.',
  3: 'A 3 day is good for talking and making things. Sing while you cook. If somebody bangs on the wall, you have a drummer.',
  4: 'Practical work suits a 4 day. Fix the thing you’ve been walking around for months. It’ll take eleven minutes, and you’ll be angry at how easy it was.',
  5: 'Expect a change of plan on a 5 day. Eat a real breakfast, charge your phone, and wear shoes you could dance in or run in.',
  6: 'Family and home matter on a 6 day. When somebody tells you their dream, listen to all of it, even the part where the horse was also their teacher.',
  7: 'Go slowly on a 7 day: it’s for thinking. “Give me until tomorrow” is a complete answer, and you can also give it to yourself.',
  8: 'An 8 day is about money and results. If someone owes you, write one line with the amount in it. No “sorry to bother you,” no nervous little emoji.',
  9: 'Finish something on a 9 day. A jar of jam counts. So does an argument, if you can let the other person have the last word without making a face.',
};
