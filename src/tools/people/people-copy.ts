import * as words from '#texts/tools/people';
import { type PersonRecord, readPerson } from '../../person/people/person-record';
import {
  MAX_SAVED_PEOPLE,
  planSaving,
  type SavedPerson,
  type Saving,
} from '../../person/people/saved-people';
import { isTimestamp } from '../../ui/storage/saved-record';

/** Says what a file is, so that another one is not taken for it. */
const KIND = 'ninefold-people';

/** The version of what is written. A later one may mean something that this page does not understand. */
const VERSION = 1;

/** A hundred people take 20 kB. Nothing that large is one of our copies. */
export const LARGEST_COPY = 1_000_000;

/** The people as the text of a file (docs/rules/storage.md#a-copy-of-the-people). */
export function writeCopy(saved: readonly SavedPerson[]): string {
  const people = saved.map(({ record: { id: _, ...fields } }) => fields);
  return JSON.stringify({ kind: KIND, version: VERSION, people }, null, 2);
}

/** What opening a copy does. */
export interface OpenedCopy {
  readonly added: readonly PersonRecord[];
  /** People who get the name or the birth date that they were saved without. */
  readonly completed: readonly Extract<Saving, { outcome: 'completed' }>[];
  /** How many were saved already. */
  readonly known: number;
  /** How many entries are no people. */
  readonly unusable: number;
  /** How many there was no room for. */
  readonly full: number;
}

/** Why a file is not opened: it is not one of our copies, or one that a later version has made. */
export type Refused = 'not-ours' | 'newer';

/**
 * What opening a copy does to the people saved so far, or why it does nothing. Only what a person may have
 * is taken from it, and only where it is valid.
 */
export function openCopy(
  text: string,
  saved: readonly SavedPerson[],
  now: Date,
): OpenedCopy | Refused {
  const items = itemsIn(text);
  if (typeof items === 'string') return items;
  const added: PersonRecord[] = [];
  const completed: Extract<Saving, { outcome: 'completed' }>[] = [];
  const counts = { known: 0, full: 0, unusable: 0 };
  let people = saved;
  for (const item of items) {
    const person = isObject(item) ? readPerson(item) : undefined;
    const at = isObject(item) && isTimestamp(item.date) ? new Date(item.date) : now;
    const saving: Saving = person ? planSaving(people, person, at) : { outcome: 'unusable' };
    if (saving.outcome === 'added') added.push(saving.record);
    else if (saving.outcome === 'completed') completed.push(saving);
    else counts[saving.outcome] += 1;
    if ('record' in saving && person) {
      const before = 'before' in saving ? saving.before : undefined;
      people = [
        ...people.filter((one) => one !== before),
        { ...person, record: saving.record, label: person.name },
      ];
    }
  }
  return { added, completed, ...counts };
}

/** What opening a copy did, in words. */
export function describeOpening(opened: OpenedCopy | Refused): string {
  if (typeof opened === 'string') return words.refused[opened];
  const [added, completed] = [opened.added.length, opened.completed.length];
  return words.whatOpeningDid({ ...opened, added, completed }, MAX_SAVED_PEOPLE);
}

function itemsIn(text: string): readonly unknown[] | Refused {
  try {
    const copy: unknown = JSON.parse(text);
    if (!isObject(copy) || copy.kind !== KIND) return 'not-ours';
    if (Number(copy.version) > VERSION) return 'newer';
    return copy.version === VERSION && Array.isArray(copy.people) ? copy.people : 'not-ours';
  } catch {
    return 'not-ours';
  }
}

function isObject(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
