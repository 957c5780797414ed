import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { battlePairs } from '#texts/readings/battle-pairs';
import { compatibilityScore } from '../../compatibility/compatibility-score';
import { meetingOf } from '../../compatibility/meeting';
import type { PairKey } from '../../readings/battle-types';
import type { Meeting } from '../../readings/together-types';

/** Two of the twelve numbers, the smaller first, or one number twice. */
export interface NumberPair {
  /** The anchor of its text on the page of all pairs. */
  readonly key: PairKey;
  readonly first: CoreNumber;
  readonly second: CoreNumber;
  readonly score: number;
  readonly meeting: Meeting;
  readonly text: string;
}

/** The pair of two numbers in either order. */
export function numberPair(one: CoreNumber, other: CoreNumber): NumberPair {
  const [first, second] = one <= other ? [one, other] : [other, one];
  const key: PairKey = `${first}-${second}`;
  const score = compatibilityScore(first, second).value;
  const text = battlePairs[key] ?? '';
  return { key, first, second, score, meeting: meetingOf(first, second), text };
}

/** All 78 pairs, the highest score first; of equals the lower numbers. */
export const allPairs: readonly NumberPair[] = CORE_NUMBERS.flatMap((first, index) =>
  CORE_NUMBERS.slice(index).map((second) => numberPair(first, second)),
).sort((a, b) => b.score - a.score || a.first - b.first || a.second - b.second);
