import type { CalendarDate } from '@ninefold/numerology';
import { articleOf, listed, monthName } from '../../language';

export const noBirthDate = 'No birth date yet.';
export const addIt = 'Add it';
export const noName = 'No name yet: Rename adds it.';
export const notKnown = 'not known';

export const compare = 'Compare';
export const rename = 'Rename';
export const remove = 'Remove';
export const removed = (name: string) => `${name} is removed.`;

export const newName = 'New name';
export const saveName = 'Save the name';
export const cancel = 'Cancel';

/** The numbers of a year and a month, both stressed. */
export const aboutCycles = (
  { year, month }: CalendarDate,
  yearNumber: number,
  monthNumber: number,
) => [
  `${year} is ${articleOf(yearNumber)} `,
  `${yearNumber}`,
  ` year, and ${monthName(month)} is ${articleOf(monthNumber)} `,
  `${monthNumber}`,
  ' month.',
];

export const tooManyToShow = (count: number, most: number) =>
  `There are ${count} people in this browser’s storage. The first ${most} are shown here; a copy holds them all.`;

export const everyPair = 'How everyone gets along';

/** What the table shows, and whom it leaves out. */
export const aboutTable =
  'The score of every pair, from the same five numbers as on [The Two of You](page:together). The brighter the square, the better the two get along. No pair gets less than 32% or more than 88%.';
export const tableCaption = 'The score of every pair, in percent';
export const leftOut = (names: readonly string[]) =>
  `A score needs a full name and a birth date, so the table leaves out ${listed(names)}.`;

export const firstPerson = 'First person';
export const secondPerson = 'Second person';
export const compareTwo = 'Compare these two';
