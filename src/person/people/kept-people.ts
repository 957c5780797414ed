import { formatDate } from '@ninefold/numerology';
import { useEffect } from 'react';
import { LANGUAGE } from '../../config/language';
import { createSavedList, type SavedList, useSavedList } from '../../ui/storage/saved-list';
import { labelOf, nameKey, type Person } from '../entry/person';
import { setIsAnybodyKept } from './is-anybody-kept';
import { type PersonRecord, readPerson, recordOf, savedPeople } from './person-record';

/** No more people than this are kept. */
export const MAX_KEPT_PEOPLE = 100;

/** Somebody kept, with the record they are kept in. */
export interface KeptPerson extends Person {
  readonly record: PersonRecord;
  /** What they are called on the page. */
  readonly label: string;
}

/** The people that this browser keeps. Every form and result of a page shares them. */
export const people = createSavedList(savedPeople);

/** The people that this browser keeps, in alphabetical order. */
export function usePeople(): { kept: readonly KeptPerson[]; list: SavedList<PersonRecord> } {
  const list = useSavedList(people);
  const kept = peopleIn(list.records);
  const isAnybodyKept = kept.length > 0;
  const isRead = list !== people.initial();
  useEffect(() => {
    if (isRead) setIsAnybodyKept(isAnybodyKept);
  }, [isRead, isAnybodyKept]);
  return { kept, list };
}

// An unchanged record is the same person, so that an unchanged card is not rendered again.
const lists = new WeakMap<readonly PersonRecord[], readonly KeptPerson[]>();
const persons = new WeakMap<PersonRecord, KeptPerson>();

/**
 * The people in a list of records, in alphabetical order. Two tabs may have kept the same person at the
 * same moment: the one who was first is used.
 */
export function peopleIn(records: readonly PersonRecord[]): readonly KeptPerson[] {
  const known = lists.get(records);
  if (known) return known;
  const kept = records.flatMap((record) => keptIn(record) ?? []);
  // The oldest record is the last one.
  const distinct = new Map(kept.map((person) => [keyOf(person), person]));
  const sorted = [...distinct.values()].sort((one, other) =>
    one.label.localeCompare(other.label, LANGUAGE),
  );
  lists.set(records, sorted);
  return sorted;
}

function keptIn(record: PersonRecord): KeptPerson | undefined {
  const known = persons.get(record);
  const person = known ?? readPerson(record);
  if (known || !person) return known;
  const kept = { ...person, record, label: labelOf(person) };
  persons.set(record, kept);
  return kept;
}

/** The person kept already who has everything that this one has: the name, the date or both. */
export function findKept(kept: readonly KeptPerson[], person: Person): KeptPerson | undefined {
  return kept.find((other) => hasAllOf(other, person));
}

/** What keeping somebody would do. */
export type Keeping =
  | { readonly outcome: 'added'; readonly record: PersonRecord }
  /** Somebody who was kept without a name or a birth date gets it. */
  | {
      readonly outcome: 'completed';
      readonly before: KeptPerson;
      readonly record: PersonRecord;
    }
  | { readonly outcome: 'known' | 'full' | 'unusable' };

/** Decides what keeping a person does to the people kept so far. */
export function planKeeping(kept: readonly KeptPerson[], person: Person, at: Date): Keeping {
  if (findKept(kept, person)) return { outcome: 'known' };
  const record = recordOf(person, at);
  if (!record) return { outcome: 'unusable' };
  const part = kept.find((other) => hasAllOf(person, other));
  if (part) {
    return { outcome: 'completed', before: part, record: { ...record, date: part.record.date } };
  }
  return kept.length >= MAX_KEPT_PEOPLE ? { outcome: 'full' } : { outcome: 'added', record };
}

/** Keeps a person, unless they are kept already or there is no room. Returns what came of it. */
export function keep(person: Person): Keeping['outcome'] {
  // Read now: a press may come before the page has read who is kept.
  const keeping = planKeeping(peopleIn(people.read().records), person, new Date());
  if (keeping.outcome === 'added') people.add(keeping.record);
  if (keeping.outcome === 'completed') replace(keeping.before, keeping.record);
  return keeping.outcome;
}

/** Removes a person. */
export function remove(person: Person): void {
  people.remove(...recordsOf(person));
}

/** Puts a changed record in the place of a person. */
export function replace(person: Person, next: PersonRecord): void {
  people.replace(recordsOf(person), next);
}

/** Every record of a person: two tabs may have kept them at the same moment. */
function recordsOf(person: Person): readonly PersonRecord[] {
  return people.current().records.filter((record) => {
    const other = keptIn(record);
    return other && keyOf(other) === keyOf(person);
  });
}

/** Whether the name and the date of one person, where they are known, are those of another. */
function hasAllOf(whole: Person, part: Person): boolean {
  return (
    (!part.name || nameKey(whole.name) === nameKey(part.name)) &&
    (!part.date || dateKey(whole) === dateKey(part))
  );
}

/** Whoever has the same name and date is the same person. */
export function keyOf({ name, date }: Person): string {
  return `${nameKey(name)} ${dateKey({ date })}`;
}

function dateKey({ date }: Pick<Person, 'date'>): string {
  return date ? formatDate(date) : '';
}
