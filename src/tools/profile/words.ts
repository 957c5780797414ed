import {
  type CalendarDate,
  isCoreNumber,
  type KarmicDebt,
  type LettersStep,
  type LifeSpan,
} from '@ninefold/numerology';
import { counted, listed, longDate, ordinal, times } from '#texts/language';
import { notCounted, spelledAs } from '#texts/library';
import { path } from '../../config/paths';
import type { SiteStep } from '../../numbers/site-number';
import type { ChaldeanNumber } from '../../person/working/chaldean-of';
import { workingLine } from '../../person/working/describe-step';
import { nameCharacters } from '../../person/working/name-characters';
import type { DayOfMonth } from '../../readings/types';
import type { ProfileEntry } from './entries/entries';
import type { NamedTransit } from './time/spans';

/** The line below the name on the profile: the birth, the age and the day of drawing it up. */
export const bornLine = (date: CalendarDate, age: number | undefined, today: CalendarDate) =>
  [
    describeBirth(longDate(date), age),
    isLeapDay(date) &&
      'In years without that day your birthday counts on March 1, and the cake is up to you.',
    `Drawn up on ${longDate(today)}.`,
  ]
    .filter(Boolean)
    .join(' ');

const isLeapDay = ({ month, day }: CalendarDate) => month === 2 && day === 29;

function describeBirth(day: string, age: number | undefined): string {
  if (age === undefined) return `To be born on ${day}.`;
  if (age === 0) return `Born on ${day}, less than a year ago.`;
  return `Born on ${day}, ${counted(age, 'year')} ago.`;
}

/** The name in a line: its vowels and consonants, and what of it does not count. */
export function describeName(step: LettersStep, above: number, below: number): string {
  const { letters, spelled, ignored } = step;
  return [
    letters.length === 0
      ? 'There’s no letter from A to Z here.'
      : `Vowels, above, make ${above}; consonants, below, make ${below}; together they are ${above + below}.`,
    spelled.length > 0 && spelledAs(spelled),
    ignored.length > 0 && notCounted(nameCharacters(ignored)),
  ]
    .filter(Boolean)
    .join(' ');
}

export const tapToCount = (characters: readonly string[]) =>
  `Tap ${listed(nameCharacters(characters))} above to change that, for this result only.`;

export const readYour = ({ label }: ProfileEntry, value: number) => `Read your ${label} ${value}`;

export const moreAbout = (value: number) => `More about this ${value}`;

export const byChaldeanLetters = ({ compound, value }: ChaldeanNumber) =>
  `By Chaldean letters, an older table with other values: ${compound === value ? value : `${compound}, which makes ${value}`}`;

export const found = (steps: readonly SiteStep[]) => `Found: ${workingLine(steps)}`;

/** Why a number has no reading. */
export function unwritten({ key, label }: ProfileEntry, value: number): string {
  if (key === 'karmicNumber') {
    return `We don’t have a reading for a distance of ${value}, which takes a master number on one side or on both. What each side means is under Destiny and Life Path.`;
  }
  return `There was nothing to add up for the ${label} in this name, so it’s 0, and 0 has no reading.`;
}

/** How often each value occurs among the letters. */
export function describeDigits(counts: readonly number[]): string {
  const told = counts.map((count, index) => `${index + 1} ${count === 0 ? 'never' : times(count)}`);
  return `How often each value occurs among the letters: ${told.join(', ')}.`;
}

export const noLetterOf = (letters: readonly string[]) => `no ${listed(letters, 'or')}`;

/** Where a debt occurs: “on the way to Destiny”, “as the day of birth, which not every school counts”. */
export function whereMet(debt: KarmicDebt, sums: readonly string[], isDay: boolean): string {
  return [
    sums.length > 0 && `on the way to ${listed(sums)}`,
    isDay && `as the ${ordinal(debt)} of the month, which not every school counts`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** A life, as it is drawn. */
export interface DrawnLife {
  readonly pinnacles: readonly LifeSpan[];
  readonly challenges: readonly LifeSpan[];
  readonly periods: readonly LifeSpan[];
  readonly transits: readonly NamedTransit[];
  /** Undefined before the birth. */
  readonly age: number | undefined;
}

/** The stretches of a life, for whoever cannot see them. */
export function describeLife({ pinnacles, challenges, periods, transits, age }: DrawnLife): string {
  const told = (spans: readonly LifeSpan[]) =>
    spans
      .map(({ value, toAge }) =>
        toAge === undefined ? `then ${value}` : `${value} to the age of ${toAge}`,
      )
      .join(', ');
  const today = age === undefined ? 'This birthday hasn’t happened yet.' : `Today is at ${age}.`;
  const letters = transits.map(({ letter, toAge }) => `${letter} to the age of ${toAge}`);
  const transit = letters.length > 0 ? ` Transits: ${letters.join(', ')}.` : '';
  return `A life as a strip of ages. Pinnacles: ${told(pinnacles)}. Challenges: ${told(challenges)}. Periods: ${told(periods)}.${transit} ${today}`;
}

/** The ages of a stretch: “Birth to 33”, “33 to 42”, “51 and after”. */
export function agesOf({ fromAge, toAge }: LifeSpan): string {
  if (toAge === undefined) return `${fromAge} and after`;
  return `${fromAge === 0 ? 'Birth' : fromAge} to ${toAge}`;
}

/** The same stretch on the calendar: its borders are birthdays. */
export function yearsOf({ fromAge, toAge }: LifeSpan, birthYear: number): string {
  const from = birthYear + fromAge;
  return toAge === undefined ? `from ${from} on` : `${from} to ${birthYear + toAge}`;
}

/** Where the text of a stretch was told before. */
export function sameAs({ fromAge, toAge, value }: LifeSpan): string {
  const when = fromAge === 0 ? `before ${toAge}` : `from ${fromAge}`;
  return `It’s the ${value} again, as ${when}, so you can read it there.`;
}

export const todayAt = (age: number) => `today, at ${age}`;

/** Below the drawing of a life. */
export function lifeCaption(hasTransits: boolean): string {
  const caption =
    'Your age runs along the middle. The pinnacles are above it, the challenges below, and the bar under them is for the periods. The last of each has no end.';
  return hasTransits
    ? `${caption} The letters at the bottom are the ones of your name that hold now.`
    : caption;
}

export const pinnacleLabel = (title: string) => `Pinnacle: ${title}`;

export const describeTransit = ({ name, letter, value, fromAge, toAge }: NamedTransit) =>
  `${letter} (${value}), ${name}, from ${fromAge} to ${toAge}.`;

/** The last line of the profile. */
export const colophon = (address: string) =>
  `For entertainment: the arithmetic is exact, and the meanings are a custom. Worked out in your own browser at ${address}.`;

/** Links to the pages of a person's nine numbers. */
export function pagesOf(numbers: readonly number[]): string {
  const own = [...new Set(numbers)].filter(isCoreNumber).sort((one, other) => one - other);
  const links = own.map((number) => `[${number}](${path(`numbers/${number}`)})`);
  return `Each number has a page of its own: ${links.join(', ')}.`;
}

export const pageOfDay = ({ day }: CalendarDate) =>
  `Your day has [a page of its own](${path(`birthdays/${day as DayOfMonth}`)}), and so does each of your numbers.`;

/** What is said of the cycles, of which all are counted before the birth, too. */
export const aboutNow = (age: number | undefined) =>
  age === undefined
    ? 'This birthday hasn’t happened yet. We’ve counted its year, month and day anyway.'
    : 'Everything above stays as it is. These three move: the year on January 1, the month on the first, the day at midnight.';

/** In the place of a text that another number has already. */
export const asFarApart = (label: string) => `As far apart as ${label}, so the advice is the same.`;

export const shareOfLetters = (count: number, all: number) => `${count} of ${all} letters`;
