import type { DigitReadings } from './types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<string> = {
  1: 'A 1 day is for starting. Do it early, before you’ve looked at your phone and found out what everyone else wants from you.',
  2: 'Working with other people is the point of a 2 day. Ask a question, then count slowly to five before you help with the answer. It’s on its way.',
  3: 'A 3 day is good for talking and making things. Sing in the kitchen. The neighbors have heard worse.',
  4: 'Today’s 4 is for practical work. That dead light bulb in the hall is a two-minute job, if you don’t count finding something to stand on.',
  5: 'Expect a change of plan on a 5 day. Charge your phone, and wear shoes you can walk in.',
  6: 'Family and home matter on a 6 day. Ask one person how they slept, and listen to the whole dream, even the part where the horse was also their teacher.',
  7: 'Go slowly on a 7 day: it’s for thinking. “I’ll sleep on it” is a complete answer.',
  8: 'With 8 the day is about money and results. When you write to ask for what you’re owed, leave out “sorry to bother you” and the row of smileys.',
  9: 'Finish something, since it’s a 9 day. The end of the jam counts. So does an argument, if you can stand to let them have the last word.',
};
