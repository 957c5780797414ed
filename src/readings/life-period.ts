import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'A chapter told in the first person. You learn to do without the crowd, sometimes because it has gone home.',
  2: 'Everything of note happens between you and somebody else. It is slow and close, and hard to describe to those outside.',
  3: 'Talk, color, a table that is never quite cleared. The chapter is remembered by its songs.',
  4: 'Bread, rent, boots, stairs. Work does the teaching, and the lesson is that most things yield at the ninth attempt.',
  5: 'New streets, new company, an uncle who turns up with a boat. Little stays put, and you grow good at beginning again.',
  6: 'The chapter has a kitchen in it. Duties come in number, together with the sort of love that peels things.',
  7: 'Much of it is spent at windows, to good purpose. What you come to know here you know for yourself.',
  8: 'Weights and measures. You meet power, your own or someone’s, and find out what it can lift and what it breaks.',
  9: 'Wide company, borrowed rooms, farewells on platforms. You are asked to feel for people whose names you do not know.',
  11: 'It all comes in a little loud. There is more meaning about than you can use at the time, so keep a diary.',
  22: 'Large matters pass close by: a dam, a movement, a town going up. You learn the scale of things before you learn your own.',
};
