import { NO_CHOICES } from '../../numbers/letter-choices';
import {
  type ListFormat,
  newRecordId,
  type SavedRecord,
  type Unchecked,
} from '../../ui/storage/saved-record';
import { readOne, writeEntry } from '../entry/entry';
import { LETTER_PARTS } from '../entry/letter-parts';
import { countedOf, type Person } from '../entry/person';
import { chosenLetters } from '../letters/counted-letters';

/** What is saved of a person besides the name: the parts of a link to them. */
type Parts = Readonly<Partial<Record<'birthDate' | (typeof LETTER_PARTS)[number], string>>>;

/** Somebody whom the visitor saved (docs/rules/storage.md#person-record). */
export interface PersonRecord extends SavedRecord, Parts {
  readonly name: string;
}

/** How the people are saved. */
export const peopleFormat: ListFormat<PersonRecord> = {
  key: 'ninefold_people',
  isRecord: (item) => readPerson(item) !== undefined,
};

/**
 * The person in a record, or in anything else that claims to be one. Whatever a link could not hold
 * (control characters, a date out of range, a letter that is not in the name) makes it undefined.
 */
export function readPerson(item: object): Person | undefined {
  const fields: Unchecked<PersonRecord> = item;
  const parts = new URLSearchParams();
  for (const part of ['name', 'birthDate', ...LETTER_PARTS] as const) {
    const value = fields[part] ?? '';
    if (typeof value !== 'string') return undefined;
    if (value) parts.set(part === 'birthDate' ? 'date' : part, value);
  }
  // Whoever was saved before there were languages was saved where A–Z alone counted.
  if (!LETTER_PARTS.some((part) => parts.has(part))) parts.set('default', 'a-z');
  return readOne(`#${parts}`);
}

/** A new record of a person who is saved from a moment on. Undefined where a link could not hold them. */
export function recordOf(person: Person, at: Date): PersonRecord | undefined {
  const { name, date } = person;
  const fragment = writeEntry({ people: [{ name, date, letters: ownLetters(person) }], extra: {} });
  if (fragment === undefined) return undefined;
  const {
    name: _name,
    date: birthDate,
    ...chosen
  } = Object.fromEntries(new URLSearchParams(fragment.slice(1)));
  return {
    id: newRecordId(at),
    date: at.toISOString(),
    name,
    ...(birthDate && { birthDate }),
    ...chosen,
  };
}

/** What was decided for single letters. Whether all of them count is the browser's choice, and may change. */
function ownLetters(person: Person): Person['letters'] {
  const { letters } = person;
  const isOwn = typeof letters === 'object' && letters.spelled.length + letters.vowelYs.length > 0;
  if (isOwn) return letters;
  return chosenLetters() ? NO_CHOICES.letters : countedOf(person);
}

/** A record with another name. Undefined where it cannot be saved. */
export function renamed(record: PersonRecord, name: string): PersonRecord | undefined {
  const next = { ...record, name };
  if (readPerson(next)) return next;
  // What was chosen for the letters of the earlier name may not fit this one.
  const { letters: _letters, ys: _ys, ...others } = next;
  return readPerson(others) && others;
}

/**
 * An inline script that runs before first paint, and when a page comes back or was prerendered. It tells
 * the styles whether somebody is saved, so that space is reserved for them and nothing below shifts.
 */
export const reserveSpaceForPeople = `{
  const reserve = () => {
    try {
      const people = localStorage.getItem("${peopleFormat.key}") ?? "";
      document.documentElement.toggleAttribute("data-people", people.length > 2);
    } catch {}
  };
  reserve();
  addEventListener("pageshow", reserve);
  document.addEventListener("prerenderingchange", reserve);
}`;
