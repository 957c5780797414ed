import { formatDate, normalizeName, parseDate } from '@ninefold/numerology';
import { isWithin } from '@ninefold/numerology/helpers';
import { type PageId, path } from '../../config/paths';
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
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

/** What an entry holds besides people. */
export type Extra = Readonly<Record<string, string>>;

/** What a tool takes besides people. */
export type ExtraPatterns = Readonly<Record<string, RegExp>>;

/** Longer than any name, and short enough that chat programs do not truncate the link. */
const MAX_LENGTH = 2000;

const PERSON_PARTS: readonly string[] = ['name', 'date', ...LETTER_PARTS];

/** Between the people in a link. A name cannot contain it: a link encodes every “&”. */
const AND = '&and&';

// Control characters, unpaired surrogates, the replacement character and text direction marks: none
// belongs in a name, and each can disguise a link. Markup does not belong in a name either.
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069<>]/u;

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
  const rest = Object.entries(extra).filter(([, value]) => value !== '');
  for (const [key, value] of rest) parts.at(-1)?.set(key, value);
  const fragment = `#${parts.join(AND)}`;
  const isReadable = readEntry(fragment, Object.fromEntries(rest.map(([key]) => [key, /./])));
  return isReadable ? fragment : undefined;
}

/** The link of an entry on a page; of the page alone for people whom a link could not restore. */
export function linkTo(page: PageId, entry: Entry): string {
  return path(page) + (writeEntry(entry) ?? '');
}

/**
 * Reads an entry from a URL fragment, trimmed and normalized as in a form. Undefined if it is damaged,
 * too long or not one of ours. What does not fit the tool's patterns is left out.
 */
export function readEntry(fragment: string, patterns: ExtraPatterns = {}): Entry | undefined {
  if (!fragment.startsWith('#') || fragment.length > MAX_LENGTH) return undefined;
  const groups = fragment.slice(1).split(AND).map(readParts);
  const last = groups.at(-1);
  // A link to another tool has a view, too.
  const known = ['view', ...Object.keys(patterns)];
  const isOurs = groups.every((parts) =>
    [...(parts?.keys() ?? [''])].every(
      (key) => PERSON_PARTS.includes(key) || (parts === last && known.includes(key)),
    ),
  );
  const [first, ...others] = groups.map((parts) => parts && personOfParts(parts));
  const isWhole = (person: Person | undefined) => person !== undefined;
  if (!isOurs || !first || !others.every(isWhole)) return undefined;
  const extra = Object.entries(patterns).flatMap(([key, pattern]) => {
    const value = last?.get(key);
    return value !== undefined && pattern.test(value) ? [[key, value] as const] : [];
  });
  return { people: [first, ...others], extra: Object.fromEntries(extra) };
}

/** The one person in a fragment; undefined if there is another number of them. */
export function readOne(fragment: string): Person | undefined {
  const { people } = readEntry(fragment) ?? {};
  return people?.length === 1 ? people[0] : undefined;
}

/** The people in a fragment, whatever else a tool has put there. */
export function readPeople(fragment: string): readonly Person[] {
  const keys = new URLSearchParams(fragment.slice(1)).keys();
  return readEntry(fragment, Object.fromEntries([...keys].map((key) => [key, /./])))?.people ?? [];
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

/** Undefined for nobody, and for whatever a form would refuse. */
function personOfParts(parts: ReadonlyMap<string, string>): Person | undefined {
  const name = parts.get('name') ?? '';
  const text = parts.get('date');
  const date = text === undefined ? undefined : parseDate(text);
  const letters = readLetterChoices(parts.get('letters'), parts.get('ys'));
  const isUsable =
    (name || date) &&
    !NOT_IN_A_NAME.test(name) &&
    arePossible(letters, name) &&
    (text === undefined || (date && isWithin(date, EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE)));
  return isUsable ? { name, ...(date && { date }), ...(letters && { letters }) } : undefined;
}
