import type { DigitReadings } from './types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<string> = {
  1: 'Get up before everyone else on a 1 day, which is for starting things. For twenty minutes, the only person in the world who wants anything from you is you.',
  2: 'A 2 day is for other people. Let your sister, or whoever’s like one, talk until she’s said “anyway” three times. The real news comes after the third.',
  3: 'Sing while you cook: a 3 day is for talking and making things. If there’s banging on the wall, you have a drummer.',
  4: 'Practical work goes well on a 4 day. Do the small repair you’ve put off since winter. It’ll take six minutes, and you’ll be furious that it was only six.',
  5: 'Plans don’t last long on a 5 day, the day of change. Eat a real breakfast, and wear shoes you could dance in or run in.',
  6: 'On a 6 day home comes first. If the person at breakfast had a dream, listen to the end, even when the horse turns into their teacher.',
  7: '“Let me think about it” is the sentence of a 7 day, the day for thinking. Say it to salesmen, to your charming uncle, and to yourself.',
  8: 'An 8 day is about money and results. Write to the roommate who owes you: hello, the amount, your name. No “sorry to bother you,” no nervous little emoji.',
  9: 'Finish something on a 9 day. A jar of jam counts. So does an old argument, if you can give away the last word without making a face.',
};
