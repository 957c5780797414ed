import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'A 1 life period is a chapter, often of many years, for learning to stand alone. You find out you can change a tire, a job or your mind without calling anyone first.',
  2: 'In a 2 life period, a long chapter of your life, other people matter most. You remember every birthday, and you may cry at weddings you’ve only seen on your phone.',
  3: 'A life period of 3 is a long chapter about expressing yourself. Your voice messages may get longer than some podcasts, and oddly, people listen to the end.',
  4: 'Work and patience fill a 4 life period, a long chapter in which you build things slowly. The shelf you put up may still be straight when it’s back in style.',
  5: 'A 5 life period is a chapter of change that can last for decades. You may get very good at new passwords, new neighbors, and finding the bathroom light in the dark.',
  6: 'Home and family are at the center of a 6 life period, a long chapter of your life. You may rarely finish a hot coffee. You’ll rarely drink it alone, either.',
  7: 'During a 7 life period, a long chapter, you look for your own answers. You skip a party or two, and there you are at midnight, perfectly happy, reading about octopuses.',
  8: 'An 8 life period is a long chapter about money and power, and what they’re for. You learn to say a price out loud without adding “but we can talk about it.”',
  9: 'With a 9 life period your interests grow wider, for one long chapter, until they take in half the world. News from a country you’ve never seen can spoil your lunch, or make it.',
  11: 'An 11 life period makes you feel moods, music and ideas strongly, for a long chapter of your life. The ideas mostly arrive when you’ve put the phone down and closed your eyes.',
  22: 'A life period of 22 is a long chapter for very large plans. You may be thinking years ahead while everyone else is thinking about tacos. Go and have the tacos.',
};
