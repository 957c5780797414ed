import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'A 1 life period is a chapter, often of many years, for learning to stand alone. You find out you can change a tire, and later a job, without calling your family first.',
  2: 'In a 2 life period, a long chapter of your life, other people matter most. You remember every birthday, and you may cry at a video of two brothers meeting at an airport.',
  3: 'A life period of 3 is a long chapter about expressing yourself. Your voice messages may get longer than some podcasts, and oddly, people listen to the end.',
  4: 'Work and patience fill a 4 life period, a long chapter in which you build things slowly. Friends may laugh at how long one shelf takes you. In twenty years it’ll still be straight.',
  5: 'A 5 life period is a chapter of change that can last for decades. You may move so often that your hand looks for the light switch on last year’s wall.',
  6: 'Home and family are at the center of a 6 life period, a long chapter of your life. You may rarely finish a hot coffee. You’ll rarely drink it alone, either.',
  7: 'During a 7 life period, a long chapter, you look for your own answers. You stay home on a Saturday, and there you are at midnight, perfectly happy, reading about octopuses.',
  8: 'An 8 life period is a long chapter about money and power, and what they’re for. You learn to say a price out loud without adding “but we can talk about it.”',
  9: 'With a 9 life period, a long chapter, you come to care about people far away. News from a country you’ve never seen can ruin your lunch, or make your whole day.',
  11: 'An 11 life period is a long chapter of strong feelings and sudden ideas. A song in the supermarket can stop you in front of the cheese, close to tears.',
  22: 'A life period of 22 is a long chapter for very large plans. You may be thinking years ahead while everyone else is thinking about tacos. Go and have the tacos.',
};
