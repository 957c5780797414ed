import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'Period 1 teaches you to be independent. You make decisions without much help, at times because nobody else is there.',
  2: 'In a 2 period other people come first. These years are full of love, friendship and patience, and your feelings are strong.',
  3: 'A period of 3 is about expressing yourself. There is much talk, music and company, and you learn to show others what you can do.',
  4: 'The 4 period is one of hard, useful work. You build slowly and learn to go on when the first attempts fail.',
  5: 'A 5 period is full of change. You move, travel and meet new people often, and you learn to begin again.',
  6: 'Family and duty are the subject of a 6 period. Many people need you, and they give you love in return.',
  7: 'In period 7 you look for answers in yourself. You study, think and spend time alone, and you remember what you learn.',
  8: 'During an 8 period you deal with money and power. You find out what they can do, what they cost and how much you want.',
  9: 'With 9 you become interested in the whole world. You care about people you hardly know, and you learn to say goodbye.',
  11: 'An 11 period makes you feel everything strongly. You have more ideas than you can use at once, so write them down.',
  22: 'A 22 period brings large plans. You take part in big projects or events and learn to think many years ahead.',
};
