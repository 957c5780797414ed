import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'Period 1 teaches you to stand on your own. You make decisions without much help, at times because nobody else is there.',
  2: 'In a 2 period other people come first. Love, friendship and patience fill these years. Others see little of it, but you feel a lot.',
  3: 'A period of 3 is about expressing yourself. There is much talk, music and company, and you learn to show others what you can do.',
  4: 'The 4 period is one of hard, useful work. You build slowly and learn to go on when the first attempts fail.',
  5: 'Change rules a 5 period. You move, travel and meet new people often, until you are good at starting over.',
  6: 'Family and duty are the subject of a 6 period. Many people need you, and they give you love in return.',
  7: 'In period 7 you look for answers in yourself. You study, think and spend time alone, and you keep what you learn.',
  8: 'During an 8 period you deal with money and power. You find out what they can do, what they cost and how much you want.',
  9: 'With 9 this part of life opens to the wide world. You care about people you hardly know and learn to say goodbye.',
  11: 'An 11 period makes you feel everything strongly. You have more ideas than you can use at once, so write them down.',
  22: 'A 22 period is about large things. You live close to big projects or events and learn to plan for many years.',
};
