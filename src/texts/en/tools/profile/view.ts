import type { CalendarDate } from '@ninefold/numerology';
import { counted, longDate } from '../../language';

/** Whose profile it is: the birth, the age, and the day on which it was drawn up. */
export const unborn = (date: CalendarDate) => `To be born on ${longDate(date)}.`;
export const newborn = (date: CalendarDate) => `Born on ${longDate(date)}, less than a year ago.`;
export const born = (date: CalendarDate, age: number) =>
  `Born on ${longDate(date)}, ${counted(age, 'year')} ago.`;
export const leapDay =
  'In years without that day your birthday counts on March 1, and the cake is up to you.';
export const drawnUp = (today: CalendarDate) => `Drawn up on ${longDate(today)}.`;

export const print = 'Print or save as PDF';
export const allNumbers = 'All numbers';

/** What a screen reader calls the row of links to the sections. */
export const sectionLinks = 'Parts of the profile';

/** What the sections are called in that row, by the ends of their ids. */
export const sectionNames = {
  all: 'All numbers',
  portrait: 'Portrait',
  nine: 'The nine',
  name: 'The name',
  date: 'The date',
  joint: 'Together',
  now: 'Now',
  life: 'The long view',
  grid: 'Birth grid',
  small: 'Small numbers',
};

/** The headings of the sections, with a sentence or two that help to read what follows. */
export const sections = {
  nine: {
    heading: 'The nine numbers',
    intro:
      'Six come from the letters of the name alone, though Destiny and Expression are one sum. Two come from the date, and Maturity adds both.',
  },
  name: {
    heading: 'The name',
    intro:
      'How often each value comes up among the letters, and what’s said about one that never does.',
  },
  date: {
    heading: 'The date',
    intro: 'Nobody chose it. The day of the month alone is said to come with a talent.',
  },
  joint: {
    heading: 'Name and date together',
    intro:
      'Two more sums need both. One adds them, for work. The other measures how far apart your name and your date are.',
  },
  now: {
    heading: 'Where you stand now',
    intro:
      'Everything above stays as it is. These three move: the year on January 1, the month on the first, the day at midnight.',
  },
  life: {
    heading: 'The long view',
    intro:
      'Pinnacles say what goes well for a stretch of years, challenges what keeps getting in the way, and periods what that part of life is about. They change on birthdays, always in a personal year 9.',
  },
  grid: {
    heading: 'The birth grid',
    intro:
      'The digits of your date in a square of nine. It adds nothing up: it only shows what’s there, and which lines are full or empty.',
  },
  small: {
    heading: 'The small numbers',
    intro:
      'For people who want everything. Each of these answers one small question, and none of them outranks the nine.',
  },
};

/** The cycles are counted before the birth, too. */
export const notYetBorn =
  'This birthday hasn’t happened yet. We’ve counted its year, month and day anyway.';

export const anotherName = 'Do you use another name too? [See what it changes](page:names).';

/** Links to the pages of a person's nine numbers: a number and an address each. */
export const pagesOf = (pages: readonly (readonly [number: number, address: string])[]) =>
  `Each number has a page of its own: ${pages.map(([number, address]) => `[${number}](${address})`).join(', ')}.`;

/** The way to the page of a birthday. */
export const pageOfDay = (address: string) =>
  `Your day has [a page of its own](${address}), and so does each of your numbers.`;

/** The last line of the profile. */
export const colophon = (address: string) =>
  `For entertainment: the arithmetic is exact, and the meanings are a custom. Worked out in your own browser at ${address}.`;
