import { formatDate } from '@ninefold/numerology';
import { useEffect } from 'react';
import { LOCALE } from '#texts/language';
import { createSavedList, type SavedList, useSavedList } from '../../ui/storage/saved-list';
import { isKnownOf, isSamePerson, labelOf, nameKey, type Person } from '../entry/person';
import { setIsAnyoneSaved } from './is-anyone-saved';
import { type PersonRecord, peopleFormat, readPerson, recordOf } from './person-record';

/** No more people than this are saved. */
export const MAX_SAVED_PEOPLE = 100;

export interface SavedPerson extends Person {
  readonly record: PersonRecord;
  readonly label: string;
}

/** The people that this browser has saved. Every form and result of a page shares them. */
export const people = createSavedList(peopleFormat);

/** The people that this browser has saved, in alphabetical order. */
export function usePeople(): { saved: readonly SavedPerson[]; list: SavedList<PersonRecord> } {
  const list = useSavedList(people);
  const saved = peopleIn(list.records);
  const isAnyoneSaved = saved.length > 0;
  const isRead = list !== people.initial();
  useEffect(() => {
    if (isRead) setIsAnyoneSaved(isAnyoneSaved);
  }, [isRead, isAnyoneSaved]);
  return { saved, list };
}

// An unchanged record is the same person, so that an unchanged card is not rendered again.
const lists = new WeakMap<readonly PersonRecord[], readonly SavedPerson[]>();
const persons = new WeakMap<PersonRecord, SavedPerson>();

/**
 * The people in a list of records, in alphabetical order. Two tabs may have saved the same person at the
 * same moment: the one who was first is used.
 */
export function peopleIn(records: readonly PersonRecord[]): readonly SavedPerson[] {
  const known = lists.get(records);
  if (known) return known;
  const saved = records.flatMap((record) => savedIn(record) ?? []);
  // The oldest record is the last one.
  const distinct = new Map(saved.map((person) => [keyOf(person), person]));
  const sorted = [...distinct.values()].sort((one, other) =>
    one.label.localeCompare(other.label, LOCALE),
  );
  lists.set(records, sorted);
  return sorted;
}

function savedIn(record: PersonRecord): SavedPerson | undefined {
  const known = persons.get(record);
  const person = known ?? readPerson(record);
  if (known || !person) return known;
  const saved = { ...person, record, label: labelOf(person) };
  persons.set(record, saved);
  return saved;
}

/** The person saved already who has everything that this one has: the name, the date or both. */
export function findSaved(saved: readonly SavedPerson[], person: Person): SavedPerson | undefined {
  return saved.find((other) => isKnownOf(other, person));
}

/** What saving somebody would do. */
export type Saving =
  | { readonly outcome: 'added'; readonly record: PersonRecord }
  /** Somebody who was saved without a name or a birth date gets it. */
  | { readonly outcome: 'completed'; readonly before: SavedPerson; readonly record: PersonRecord }
  | { readonly outcome: 'known' | 'full' | 'unusable' };

/** Decides what saving a person does to the people saved so far. */
export function planSaving(saved: readonly SavedPerson[], person: Person, at: Date): Saving {
  if (findSaved(saved, person)) return { outcome: 'known' };
  const record = recordOf(person, at);
  if (!record) return { outcome: 'unusable' };
  const part = saved.find((other) => isKnownOf(person, other));
  if (part) {
    return { outcome: 'completed', before: part, record: { ...record, date: part.record.date } };
  }
  return saved.length >= MAX_SAVED_PEOPLE ? { outcome: 'full' } : { outcome: 'added', record };
}

/** Saves a person, unless they are saved already or there is no room. Returns what came of it. */
export function savePerson(person: Person): Saving['outcome'] {
  // Read now: a click may come before the page has read who is saved.
  const saving = planSaving(peopleIn(people.read().records), person, new Date());
  if (saving.outcome === 'added') people.add(saving.record);
  if (saving.outcome === 'completed') replace(saving.before, saving.record);
  return saving.outcome;
}

/** Removes a person. */
export function remove(person: Person): void {
  people.remove(...recordsOf(person));
}

/** Puts a changed record in the place of a person. */
export function replace(person: Person, next: PersonRecord): void {
  people.replace(recordsOf(person), next);
}

/** Every record of a person: two tabs may have saved them at the same moment. */
function recordsOf(person: Person): readonly PersonRecord[] {
  return people.current().records.filter((record) => {
    const other = savedIn(record);
    return other && isSamePerson(other, person);
  });
}

/** Whoever has the same name and date is the same person. */
export function keyOf({ name, date }: Person): string {
  return `${nameKey(name)} ${date ? formatDate(date) : ''}`;
}
