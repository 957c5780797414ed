import type { DigitReadings } from './types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<string> = {
  1: 'A 1 day is for starting something. Start early, before you’ve looked at your phone and found out what everyone else wants from you.',
  2: 'Working with other people is the point of a 2 day. When you’ve asked them something, count slowly to five in your head. The answer is coming.',
  3: 'A 3 day is good for talking and making things. Sing in the kitchen. The neighbors have heard worse.',
  4: 'Practical work suits a 4 day. Changing that dead light bulb takes two minutes, plus half an hour to find something to stand on.',
  5: 'Expect a change of plan on a 5 day. Charge your phone, and wear shoes you can walk in.',
  6: 'Family and home matter on a 6 day. When somebody tells you their dream, listen to all of it, even the part where the horse was also their teacher.',
  7: 'Go slowly on a 7 day: it’s for thinking. “Give me until tomorrow” is a complete answer.',
  8: 'An 8 day is about money and results. If someone owes you something, write and say how much. Leave out “sorry to bother you” and the row of smileys.',
  9: 'Finish something on a 9 day. A jar of jam counts, and so does an old argument, if you can let the other person have the last word.',
};
