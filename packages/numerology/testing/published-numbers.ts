import type { CalendarDate } from '../src/calendar/calendar-date.ts';

/** A number of somebody, as another source has published it. */
interface Published {
  readonly name: string;
  readonly value: number;
  readonly source: string;
}

interface PublishedWithDate extends Published {
  readonly birth: CalendarDate;
}

/** The person whose whole chart Hans Decoz works out in his course; born July 3, 1962. */
export const TOM = { name: 'Thomas Cruise Mapother', birth: { year: 1962, month: 7, day: 3 } };

/** Initials added and reduced. */
export const PUBLISHED_BALANCE: readonly Published[] = [
  {
    name: 'John Henry Smith', // 1 + 8 + 1 = 10
    value: 1,
    source: 'californiapsychics.com/blog/astrology-numerology/numerology-your-balance-number.html',
  },
  {
    name: 'John Peter Hancock', // 1 + 7 + 8 = 16
    value: 7,
    source: 'decoz.com/Calculations3.htm',
  },
];

/** First name plus day of birth. */
export const PUBLISHED_RATIONAL_THOUGHT: readonly PublishedWithDate[] = [
  {
    name: 'Victor Howard Newell', // Victor is 33, the source adds 6 and 21
    birth: { year: 1970, month: 4, day: 21 },
    value: 9,
    source: 'freetarot.com/numerology/rational-thought/',
  },
  {
    name: 'John', // 20 and the 16th
    birth: { year: 1970, month: 1, day: 16 },
    value: 9,
    source: 'numerology-api-docs.pages.dev/api-reference/core/rational-thought-number/',
  },
];

/** How often each value occurs, and which are missing. */
export const PUBLISHED_LESSONS = [
  {
    name: 'JOHANNES ALBERTUS DECOZ',
    counts: [5, 2, 3, 1, 5, 2, 0, 2, 1],
    missing: [7],
    source: 'worldnumerology.com/blog/Numerology-Karmic-Lessons.html',
  },
];

/** Letters by plane, added and reduced with masters kept. */
export const PUBLISHED_PLANES = [
  {
    name: 'Norman Gene Macdonald',
    physical: 8,
    mental: 33,
    emotional: 3,
    intuitive: 3,
    source: 'github.com/Michael-Sebero/Numerology-Calculator, README.md',
  },
];

/** The letters that hold in a year of life. */
export const PUBLISHED_TRANSITS = [
  {
    ...TOM,
    age: 20,
    letters: 'AIH',
    source: 'worldnumerology.com/blog/numerology-course-22-transits-continued/',
  },
  { ...TOM, age: 1, letters: 'TCM', source: 'decoz.com/numerology-Course-17.htm' },
  { ...TOM, age: 2, letters: 'HCM', source: 'decoz.com/numerology-Course-17.htm' },
  { ...TOM, age: 22, letters: 'TIH', source: 'decoz.com/numerology-Course-17.htm' }, // begins anew
];

/** How often each digit of a birth date occurs. */
export const PUBLISHED_GRIDS = [
  {
    birth: { year: 1982, month: 8, day: 15 },
    counts: [2, 1, 0, 0, 1, 0, 0, 2, 1],
    source: 'astromedha.in/insights/lo-shu/grid',
  },
  {
    birth: { year: 1977, month: 7, day: 12 },
    counts: [2, 1, 0, 0, 0, 0, 3, 0, 1],
    source: 'vaastuinternational.com/ifpakwa.html',
  },
  {
    birth: { year: 1869, month: 10, day: 2 },
    counts: [2, 1, 0, 0, 0, 1, 0, 1, 1],
    source:
      'vastunshastraornumerology.blogspot.com/2021/10/how-to-create-lo-shu-grid-basic-grid.html',
  },
];

/** Core numbers of whole names. */
export const PUBLISHED_NAMES = [
  {
    name: 'Sally Jane Smith',
    soulUrge: 7,
    destiny: 6,
    source: 'xert.org/numerology/index.php',
  },
  { name: TOM.name, soulUrge: 9, destiny: 4, source: 'decoz.com/numerology-Course-11.htm' },
];

/** Single letters of first names, as far as each source names them. */
export const PUBLISHED_LETTERS = [
  {
    name: 'Edmund',
    cornerstone: 'E',
    source: 'en.wikisource.org/wiki/The_Ancient_Science_of_Numbers/Chapter_8',
  },
  {
    name: 'Alexander',
    cornerstone: 'A',
    firstVowel: 'A',
    source: 'first-names-meanings.com/initial-of-the-first-name.html',
  },
  {
    name: 'Sophie',
    cornerstone: 'S',
    source: 'first-names-meanings.com/initial-of-the-first-name.html',
  },
  {
    name: 'Abigail', // the first letter is the first vowel
    cornerstone: 'A',
    firstVowel: 'A',
    source: 'astrologicalsociety.us/personality-reading/cases.html',
  },
  {
    name: 'Everett',
    cornerstone: 'E',
    firstVowel: 'E',
    source: 'astrologicalsociety.us/personality-reading/cases.html',
  },
  {
    name: 'Boyd', // the source counts OY together
    cornerstone: 'B',
    firstVowel: 'O',
    source: 'astrologicalsociety.us/personality-reading/cases.html',
  },
];
