import type { CoreNumber, Digit } from '@ninefold/numerology';
import { sentencesOf } from '#texts/language';
import { scoreLabel } from '../../compatibility/score-label';
import { DIGITS } from '../../numbers/digits-and-letters';
import type { Meeting } from '../../readings/together-types';
import { numberPair } from '../pairs/pairs';

export interface Companion {
  readonly number: Digit;
  readonly score: number;
  readonly meeting: Meeting;
  readonly label: string;
  /** How what is written about the pair begins. */
  readonly line: string;
}

/** A sentence of fewer words than this is too short on its own. */
const SHORT = 12;

/**
 * A number's pairs with each of the other numbers from 1 to 9, highest score first; of equal scores,
 * the lower number first.
 */
export function companionsOf(number: CoreNumber): readonly Companion[] {
  return DIGITS.filter((other) => other !== number)
    .map((other) => {
      const { score, meeting, text } = numberPair(number, other);
      const label = scoreLabel(score);
      return { number: other, score, meeting, label, line: openingOf(text) };
    })
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

function openingOf(text: string): string {
  const [first = '', second = ''] = sentencesOf(text);
  return first.split(' ').length < SHORT ? `${first} ${second}`.trim() : first;
}
