import type { DigitReadings } from './types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<string> = {
  1: 'Day 1 is for starting. Begin something new this morning, even if it is very small.',
  2: 'On a 2 day, work with someone. Ask your question, then give the other person time to answer.',
  3: 'A day 3 is good for talking and creating. Share a new idea with a person you like.',
  4: 'Today, a 4, is good for practical work. Choose one small job and finish it before dinner.',
  5: 'Expect changes on day 5. Keep a few hours free, because a surprise may be the best part of the day.',
  6: 'Family and home matter on a 6 day. Do something kind for one person close to you.',
  7: 'Go slowly on a 7 day. Read and think, and let your answer wait until tomorrow.',
  8: 'With 8 the day is about money and results. Decide how much you want for your work, then ask for it.',
  9: 'Finish something on this 9 day. Return what you borrowed and let go of one thing you no longer need.',
};
