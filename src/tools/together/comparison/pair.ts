import { type ComparedPerson, type Comparison, compare } from '../../../compatibility/compare';
import type { Entry } from '../../../person/entry/entry';
import type { CountedPerson } from '../../../person/entry/person';
import type { ResolvedEntry } from '../../../result/tool/tool';

export interface Pair {
  readonly pair: readonly [ComparedPerson, ComparedPerson];
  readonly comparison: Comparison;
}

/** Two people compared; undefined where something of one of them is missing. */
export function pairOf({ people: [first, second, third] }: ResolvedEntry): Pair | undefined {
  if (!isWhole(first) || !isWhole(second) || third) return undefined;
  return { pair: [first, second], comparison: compare(first, second) };
}

/** Whether an entry is a half: somebody who invites another to add theirs. */
export function isHalf({ people: [{ name, date }, second] }: Entry): boolean {
  return name !== '' && date !== undefined && !second;
}

function isWhole(person: CountedPerson | undefined): person is CountedPerson & ComparedPerson {
  return Boolean(person?.name && person.date);
}
