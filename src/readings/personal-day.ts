import type { DigitReadings } from './types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<string> = {
  1: 'A 1 day is for starting. Do it early, before you’ve looked at your messages and found out what everybody else wants from you.',
  2: 'Day 2 is for working with somebody. Ask. Then count slowly to five before you help them, because the answer’s on its way and only needs some room.',
  3: 'Talking and making things go well on a 3 day. Sing in the kitchen. The neighbors have heard worse.',
  4: 'Today’s 4 is for practical work. The dead light bulb in the hall has been waiting for you since spring, and it’s a two-minute job.',
  5: 'Expect a change of plan on a 5 day. Wear shoes you can walk in.',
  6: 'Family and home matter on a 6 day. Ask one person how they slept, and listen to the whole dream, even the part where the horse was also their teacher.',
  7: 'Go slowly on a 7 day: it’s for thinking. “I’ll sleep on it” is a complete answer.',
  8: 'With 8 the day is about money and results. When you write to ask for what you’re owed, leave out “sorry to bother you” and the smiling face.',
  9: 'Finish something, since it’s a 9 day. The end of the jam counts. So does the last word in an argument, if you can bear to let them have it.',
};
