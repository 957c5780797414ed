import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { PairKey } from '../../readings/battle-types';
import { type BattleLabel, battleLabel } from '../../tools/names-battle/rules/battle-label';
import { pairOf } from '../pairs/pairs';

/** How a number gets on with another. */
export interface Companion {
  /** The anchor of the pair on the page of all pairs. */
  readonly key: PairKey;
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
      const { key, score, text } = pairOf(number, other);
      return { key, number: other, score, label: battleLabel(score), line: openingOf(text) };
    })
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

function openingOf(text: string): string {
  const [first = '', second = ''] = sentencesOf(text);
  return first.split(' ').length < SHORT ? `${first} ${second}`.trim() : first;
}

function sentencesOf(text: string): readonly string[] {
  return text.match(/\S.*?[.!?]”?(?=\s|$)/g) ?? [];
}
