import type { CoreNumber } from '@ninefold/numerology';
import type { PairKey } from '../readings/battle-types';
import type { ForPairs, PortraitFrame } from '../readings/portrait-types';

/** The key of two numbers in a table of pairs, whichever comes first. */
export function pairKey(one: CoreNumber, other: CoreNumber): PairKey {
  return one <= other ? `${one}-${other}` : `${other}-${one}`;
}

/** What a table of pairs has for two numbers. */
export function ofPair<T>(table: ForPairs<T>, one: CoreNumber, other: CoreNumber): T | undefined {
  return table[pairKey(one, other)];
}

/** What kind of person a pair makes, given which of the two is the Soul Urge, if one is. */
export function pullOf(
  { pull, inPrivate }: PortraitFrame,
  soulUrge: CoreNumber | undefined,
): string {
  return (soulUrge && inPrivate?.[soulUrge]) ?? pull;
}
