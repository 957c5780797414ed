import { formatDate, normalizeName, parseDate } from '@ninefold/numerology';
import { isWithin } from '@ninefold/numerology/helpers';
import { type PageId, path } from '../../config/paths';
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { cleanName, isTooLong } from '../../numbers/name-limits';
import { arePossible, LETTER_PARTS, readLetterChoices, writeLetterChoices } from './letter-parts';
import type { Person } from './person';

/** What a tool was asked, and what of the answer is shown: one to four people, and what else it wants. */
export interface Entry {
  readonly people: AtLeastOne<Person>;
  /** A tab, a year, a seed, the number that another site gave. */
  readonly extra: Extra;
}

/** A list that is never empty. */
export type AtLeastOne<T> = readonly [T, ...T[]];

/** The same list with every item changed. */
export function mapAll<T, U>(
  list: AtLeastOne<T>,
  change: (item: T, at: number) => U,
): AtLeastOne<U> {
  return list.map(change) as [U, ...U[]];
}

/** What an entry holds besides people. */
export type Extra = Readonly<Record<string, string>>;

/** What a tool takes besides people. */
export type ExtraPatterns = Readonly<Record<string, RegExp>>;

/** Four of the longest names fit, in any script and with choices. The library takes no longer text. */
const MAX_LENGTH = 10_000;

const PERSON_PARTS: readonly string[] = ['name', 'date', ...LETTER_PARTS];

/** Between the people in a link. A name cannot contain it: a link encodes every “&”. */
const AND = '&and&';

/**
 * An entry as a URL fragment, which browsers do not send to a server. This tab's memory and the people
 * saved hold the same. Undefined for people whom a link could not restore.
 *
 * @example
 * writeEntry({ people: [ann], extra: { view: 'destiny' } }); // '#name=Ann&date=1990-01-09&view=destiny'
 * writeEntry({ people: [ann, ben], extra: {} }); // '#name=Ann&date=1990-01-09&and&name=Ben'
 */
export function writeEntry({ people, extra }: Entry): string | undefined {
  const parts = people.map(partsOf);
  for (const [key, value] of Object.entries(extra)) if (value) parts.at(-1)?.set(key, value);
  const fragment = `#${parts.join(AND)}`;
  return people.every(isPossible) && fragment.length <= MAX_LENGTH ? fragment : undefined;
}

/** The link of an entry on a page; of the page alone for people whom a link could not restore. */
export function linkTo(page: PageId, entry: Entry): string {
  return path(page) + (writeEntry(entry) ?? '');
}

/**
 * Reads an entry from a URL fragment, trimmed and normalized as in a form. Undefined if it is damaged,
 * too long or not one of ours. What does not fit the tool's patterns is left out; `any` takes
 * whatever a tool has put there.
 */
export function readEntry(
  fragment: string,
  patterns: ExtraPatterns | 'any' = {},
): Entry | undefined {
  if (!fragment.startsWith('#') || fragment.length > MAX_LENGTH) return undefined;
  const groups = fragment.slice(1).split(AND).map(readParts);
  const people = groups.flatMap((parts) => (parts && personOfParts(parts)) ?? []);
  const rest = groups.map((parts) =>
    [...(parts ?? [])].filter(([key]) => !PERSON_PARTS.includes(key)),
  );
  const extra = rest.pop() ?? [];
  // A link to another tool has a view, too.
  const isOurs = extra.every(
    ([key]) => patterns === 'any' || key === 'view' || Object.hasOwn(patterns, key),
  );
  const [first, ...others] = people;
  if (!isOurs || !first || people.length < groups.length || rest.flat().length > 0)
    return undefined;
  const fitting = extra.filter(([key, value]) => patterns === 'any' || patterns[key]?.test(value));
  return { people: [first, ...others], extra: Object.fromEntries(fitting) };
}

/** The one person in a fragment; undefined if there is another number of them. */
export function readOne(fragment: string): Person | undefined {
  const { people } = readEntry(fragment) ?? {};
  return people?.length === 1 ? people[0] : undefined;
}

function partsOf({ name, date, letters }: Person): URLSearchParams {
  const parts = new URLSearchParams();
  if (name) parts.set('name', name);
  if (date) parts.set('date', formatDate(date));
  for (const [key, value] of writeLetterChoices(name, letters)) parts.set(key, value);
  return parts;
}

/** Undefined if a key stands twice or a value is blank. */
function readParts(text: string): ReadonlyMap<string, string> | undefined {
  const parts = [...new URLSearchParams(text)].map(
    ([key, value]) => [key, normalizeName(value.trim())] as const,
  );
  const values = new Map(parts);
  const isWhole = parts.every(([, value]) => value !== '') && values.size === parts.length;
  return isWhole ? values : undefined;
}

function personOfParts(parts: ReadonlyMap<string, string>): Person | undefined {
  const name = parts.get('name') ?? '';
  const text = parts.get('date');
  const date = text === undefined ? undefined : parseDate(text);
  const letters = readLetterChoices(parts);
  const person = { name, ...(date && { date }), ...(letters && { letters }) };
  return (text === undefined || date) && isPossible(person) ? person : undefined;
}

/** Whether this is somebody whom a form would accept, trimmed. */
function isPossible({ name, date, letters }: Person): boolean {
  return (
    (name.trim() !== '' || date !== undefined) &&
    cleanName(name) === name.trim() &&
    !isTooLong(name) &&
    arePossible(letters, name) &&
    (!date || isWithin(date, EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE))
  );
}
