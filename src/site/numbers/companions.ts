import type { CoreNumber, Digit } from '@ninefold/numerology';
import { battlePairs } from '../../readings/battle-pairs';
import type { PairKey } from '../../readings/battle-types';
import { battleScore } from '../../readings/pairs/battle-score';
import { type BattleLabel, battleLabel } from '../../tools/names-battle/rules/battle-label';

/** How a number gets on with another. */
export interface Companion {
  readonly number: Digit;
  readonly score: number;
  readonly label: BattleLabel;
  /** How what is written about the pair begins. */
  readonly line: string;
}

/** A sentence of fewer words than this is too short on its own. */
const SHORT = 12;

const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A number beside each of the nine, itself left out, best first; of equals the lower. */
export function companionsOf(number: CoreNumber): readonly Companion[] {
  return DIGITS.filter((other) => other !== number)
    .map((other) => {
      const score = battleScore(number, other).value;
      return { number: other, score, label: battleLabel(score), line: pairLine(number, other) };
    })
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

function pairLine(number: CoreNumber, other: Digit): string {
  const key: PairKey = `${Math.min(number, other) as CoreNumber}-${Math.max(number, other) as CoreNumber}`;
  const [first = '', second = ''] = sentencesOf(battlePairs[key] ?? '');
  return first.split(' ').length < SHORT ? `${first} ${second}`.trim() : first;
}

function sentencesOf(text: string): readonly string[] {
  return text.match(/\S.*?[.!?]”?(?=\s|$)/g) ?? [];
}
