import type { Digit } from '@ninefold/numerology';

/** What a day is said to be good for. */
export interface DayMeaning {
  readonly title: string;
  readonly text: string;
}

/** The universal day: the same for everyone, gone by midnight. */
export const universalDayMeanings: Readonly<Record<Digit, DayMeaning>> = {
  1: {
    title: 'A day to begin',
    text: '1 is the number of beginnings, so today is good for a first step. Send the message that you wrote but never sent. What you start before lunch is said to go well.',
  },
  2: {
    title: 'A day to work together',
    text: 'A 2 day is good for talks between two people. Apologize, ask or make an agreement in person. Then let the other person finish, because people often say the important thing last.',
  },
  3: {
    title: 'A day to express yourself',
    text: 'Today is a 3, the number of expression. Tell the story, give the speech, make the long phone call. Leave contracts for another day.',
  },
  4: {
    title: 'A day for practical work',
    text: 'With 4 the day is good for order and steady effort. Repair, sort, measure and pay your bills. It may look dull, but by evening one thing in the house will work again.',
  },
  5: {
    title: 'A day of change',
    text: 'A 5 day brings change. Your plans may be different by noon, often for the better, so leave an hour empty and go home by another street.',
  },
  6: {
    title: 'A day for home and family',
    text: 'On day 6, people close to you come first. One of them needs a ride, a meal or a long talk. Do what you can, and leave some of the housework for tomorrow.',
  },
  7: {
    title: 'A day to think',
    text: 'The number 7 asks for a quiet day. Read everything before you answer, check whether a story is true and take a slow walk. Big decisions can wait until tomorrow.',
  },
  8: {
    title: 'A day for results',
    text: 'An 8 day is about money, work and success. Ask about your pay, or about money that a friend owes you. Say how much you want, then wait calmly for the answer.',
  },
  9: {
    title: 'A day to finish things',
    text: 'Day 9 is for finishing and giving away. Return the book to the friend who owns it, answer the last message, clear one shelf. On such a day it is said to be easy to end things.',
  },
};
