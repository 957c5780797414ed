import type { Person } from '../../compatibility/compare';
import type { SavedResult } from './form-values';
import { readFragment, writeFragment } from './private-link';

/** Between the two halves of a link. A name cannot contain it: a link encodes every “&”. */
const AND = '&and&';

/**
 * An invitation, which holds the first person only, or both people, as a URL fragment. Each half has
 * the format of a link of its own. Undefined for a name that no link can hold.
 *
 * @example
 * writePeople([ann]); // '#name=Ann&date=1990-01-09'
 * writePeople([ann, ben]); // '#name=Ann&date=1990-01-09&and&name=Ben&date=1988-03-04'
 */
export function writePeople(people: readonly Person[]): string | undefined {
  const fragment = `#${people.map((person) => writeFragment(person)?.slice(1)).join(AND)}`;
  return readPeople(fragment) ? fragment : undefined;
}

/**
 * Reads one person, who invites, or two from a URL fragment. Undefined if it is damaged or not one
 * of ours.
 */
export function readPeople(fragment: string): readonly [Person, Person?] | undefined {
  const [first, second, ...others] = fragment
    .slice(1)
    .split(AND)
    .map((half) => personOf(readFragment(`#${half}`)));
  if (!fragment.startsWith('#') || !first || others.length > 0) return undefined;
  if (!fragment.includes(AND)) return [first];
  return second && [first, second];
}

function personOf(saved: SavedResult | undefined): Person | undefined {
  if (!saved?.name || !saved.date || saved.view) return undefined;
  return { name: saved.name, date: saved.date, choices: saved.choices };
}
