import type { CalendarDate, CountedLetters } from '@ninefold/numerology';

/** The language of every page, as its `lang` attribute names it. */
export const LANGUAGE = 'en';

/** Whose customs `Intl` follows. */
export const LOCALE = 'en';

/** Whether a date begins with its day. */
export const DAY_FIRST: boolean = false;

/** The signs of currencies that `Intl` writes as a code in this language. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {};

/** Which letters count where nobody decided: A–Z alone (docs/rules/letters-and-dates.md#counted-letters). */
export const COUNTED_LETTERS: CountedLetters = 'a-z';

/*
 * How it writes counts, lists and dates. `Intl` writes dates and lists, too, but its first use on a page
 * takes a phone as long as everything else that handles a submit.
 */

const SPELLED = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** A small count, spelled out. */
export function spelled(count: number): string {
  return SPELLED[count] ?? String(count);
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The indefinite article before a figure: an 8, an 11, a 7. */
export function articleOf(number: number): 'a' | 'an' {
  return number === 8 || number === 11 ? 'an' : 'a';
}

/** “match” for one, “matches” for any other count. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return new Intl.PluralRules(LOCALE).select(count) === 'one' ? one : many;
}

/** “1 match”, “10,000 matches”. */
export function counted(count: number, one: string, many?: string): string {
  return `${grouped(count)} ${plural(count, one, many)}`;
}

/** “once”, “twice”, “three times”. */
export function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${spelled(count)} times`;
}

/** “once”, “2 times”: beside other figures. */
export function timesInFigures(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

const ORDINAL_ENDINGS = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' };

/** “1st”, “22nd”, “13th”: a day of the month, or any place in a row, as it is spoken. */
export function ordinal(place: number): string {
  const rule = new Intl.PluralRules(LOCALE, { type: 'ordinal' }).select(place);
  return `${place}${ORDINAL_ENDINGS[rule]}`;
}

/** “a”, “a and b”, “a, b, and c”. */
export function listed(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (items.length < 3) return items.join(` ${joint} `);
  return `${items.slice(0, -1).join(', ')}, ${joint} ${items.at(-1)}`;
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** “May 15, 1990”. */
export function longDate({ year, month, day }: CalendarDate): string {
  return `${monthName(month)} ${day}, ${year}`;
}

/** “Tuesday, May 15, 1990”. */
export function fullDate(date: CalendarDate): string {
  // UTC for both parsing and formatting, so that no time zone shifts the date.
  const weekday = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
  return `${WEEKDAYS[weekday]}, ${longDate(date)}`;
}

/** “September”. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** “Sep 15, 2026”. */
export function shortDate({ year, month, day }: CalendarDate): string {
  return `${shortMonth(month)} ${day}, ${year}`;
}

/** “Sep”. */
export function shortMonth(month: number): string {
  return monthName(month).slice(0, 3);
}

/** A whole number with thousands separators: “10,000”. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** The sentences of a text. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?]”?)\s+(?=[“\p{Lu}\d])/u);

/** The first sentence of a text. */
export const firstSentence = (text: string) => sentencesOf(text)[0] ?? text;

/**
 * A master number is one digit in the table of pairs and another one in a sum that must end on one. Wherever
 * both can be seen, this sentence says so.
 *
 * @example
 * masterLookup(33); // '33 is looked up under 3, the digit it repeats; a sum that must end on one digit takes it down to 6'
 */
export function masterLookup(master: number): string {
  const repeated = master / 11;
  return `${master} is looked up under ${repeated}, the digit it repeats; a sum that must end on one digit takes it down to ${2 * repeated}`;
}
