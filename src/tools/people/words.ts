import type { CalendarDate } from '@ninefold/numerology';
import { articleOf, counted, listed, monthName, plural } from '#texts/language';
import { MAX_SAVED_PEOPLE } from '../../person/people/saved-people';
import type { OpenedCopy, Refused } from './people-copy';

/** Why somebody was not saved. */
export const NO_ROOM = `You’ve kept ${MAX_SAVED_PEOPLE} people, and there’s no room for more. Remove somebody first.`;
export const NOT_SAVED =
  'That name can’t be kept: it has a sign in it that no name has, such as < or >.';

/** What opening a copy did, in words. */
export function describeOpening(opened: OpenedCopy | Refused): string {
  if (opened === 'newer') {
    return 'A newer version of this page made that copy, so nothing was changed: reload the page, and open it again.';
  }
  if (opened === 'not-ours') {
    return 'That file isn’t a copy of your people, or it’s damaged. Nothing was changed.';
  }
  const { added, completed, known, unusable, full } = opened;
  const sentences = [
    `${added.length > 0 ? counted(added.length, 'person', 'people') : 'Nobody'} added.`,
    completed.length > 0 && `${completed.length} completed.`,
    known > 0 && `${known} already here.`,
    unusable > 0 && `${unusable} couldn’t be read and ${plural(unusable, 'was', 'were')} left out.`,
    full > 0 && `${full} left out: there’s only room for ${MAX_SAVED_PEOPLE}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** What is said when somebody is saved, renamed or removed. */
export const alreadyHere = (name: string) => `${name} is here already.`;
export const personSaved = (name: string) => `Kept: ${name}.`;
export const personRenamed = (before: string, after: string) => `${before} is called ${after} now.`;
export const personRemoved = (name: string) => `${name} is removed.`;

export const howMany = (count: number) =>
  `${counted(count, 'person', 'people')}, in this browser and nowhere else.`;

export const tooManyToShow = (count: number) =>
  `There are ${count} people in this browser’s storage. The first ${MAX_SAVED_PEOPLE} are shown here; a copy holds them all.`;

export const whatRemovingDoes = (count: number) =>
  `This takes ${plural(count, 'the person', `all ${count} people`)} out of this browser, and you can’t undo it. If you may want them back, save a copy first.`;

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

/** What the table shows, and whom it leaves out. */
export const ABOUT_TABLE =
  'The score of every pair, from the same five numbers as on [The Two of You](page:together). The brighter the square, the better the two get along. No pair gets less than 32% or more than 88%.';

export function leftOut(labels: readonly string[]): string {
  return `A score needs a full name and a birth date, so the table leaves out ${listed(labels)}.`;
}
