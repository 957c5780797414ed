import type { CalendarDate } from '@ninefold/numerology';
import type { LetterChoices } from '../../numbers/letter-choices';
import type { SavedResult } from './form-values';
import { readFragments, writeFragments } from './private-link';

/** A person as a link has them. */
export interface SavedPerson {
  readonly name: string;
  readonly date: CalendarDate;
  /** What was decided for the letters of the name; undefined: they count as in this browser. */
  readonly choices: LetterChoices | undefined;
}

/** The two people who are compared. */
export type People = readonly [SavedPerson, SavedPerson];

/**
 * An invitation, which holds the first person only, or both people, as a URL fragment. Undefined for a
 * name that no link can hold.
 *
 * @example
 * writePeople([ann]); // '#name=Ann&date=1990-01-09'
 * writePeople([ann, ben]); // '#name=Ann&date=1990-01-09&and&name=Ben&date=1988-03-04'
 */
export function writePeople(people: readonly SavedPerson[]): string | undefined {
  const fragment = writeFragments(people);
  return fragment && readPeople(fragment) ? fragment : undefined;
}

/**
 * Reads one person, who invites, or two from a URL fragment. Undefined if it is damaged or not one
 * of ours.
 */
export function readPeople(fragment: string): readonly [SavedPerson, SavedPerson?] | undefined {
  const people = readFragments(fragment)?.map(personOf) ?? [];
  const [first, second] = people;
  if (!first || people.length > 2) return undefined;
  if (people.length === 1) return [first];
  return second && [first, second];
}

function personOf({ name, date, choices, view }: SavedResult): SavedPerson | undefined {
  return name && date && !view ? { name, date, choices } : undefined;
}
