import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'Period 1 teaches you to be independent. Sometimes that’s courage. Sometimes you just looked around and there was nobody else.',
  2: 'In a 2 period other people come first. Love, friendship and patience fill these years, and you may find yourself crying at weddings where you hardly know the couple.',
  3: 'A period of 3 is about expressing yourself. There’s company, music and a great deal of talk, and somewhere in the middle of it you find out what you sound like.',
  4: 'The 4 period is one of hard, useful work. You dig the same row twice, and in the end you whistle while you’re at it.',
  5: 'A 5 period is full of change. You move. You begin again, and you get very quick at finding the light switch in the dark.',
  6: 'Family and duty are the subject of a 6 period. Somebody always needs you, and somebody has always saved you the biggest piece.',
  7: 'In period 7 you look for answers by yourself. You study. You turn down invitations without quite knowing why, and what you learn on those evenings stays learned.',
  8: 'During an 8 period you deal with money and power. You see what they can do and what they cost, and you discover the three or four things you wouldn’t sell.',
  9: 'With 9 you become interested in the whole world. You care about people you’ve never met, and little by little, on one station platform after another, you get better at goodbyes.',
  11: 'An 11 period makes you feel everything strongly. Ideas come in crowds, mostly when you’re trying to sleep, so keep a pencil by the bed.',
  22: 'A 22 period brings large plans. You learn to think in decades, and to stay friendly with people who are thinking about lunch.',
};
