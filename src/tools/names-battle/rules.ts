import { destiny, type Step, sumOf, type Worked } from '@ninefold/numerology';
import { roundHalfUp } from '@ninefold/numerology/helpers';
import { type LetterChoices, NO_CHOICES, ofAllLetters } from '../../numbers/letter-choices';
import type { BattleHeadline } from '../../readings/battle-types';

/**
 * The number a name brings to the battle: all its letters added and reduced, master numbers preserved
 * (docs/rules/names-battle.md#battle-number).
 *
 * @example
 * battleNumber('Rim'); // value 22: 9 + 9 + 4 = 22, a master number
 */
export function battleNumber(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  return destiny(name, ofAllLetters(choices));
}

/** A part of a whole in percent, halves up; 50 where the whole is nothing. */
export interface ShareStep {
  readonly kind: 'share';
  readonly part: number;
  readonly whole: number;
  readonly to: number;
}

/**
 * One name's share of the bars in percent: its number divided by the sum of both, halves up
 * (docs/rules/names-battle.md#battle-shares). Each share is rounded on its own, so two may add up to 101; two
 * numbers of 0 share evenly.
 *
 * @example
 * battleShare(1, 7); // value 13: 1 of 8 is 12.5 percent; battleShare(7, 1) is 88
 */
export function battleShare(own: number, other: number): Worked<number, Step | ShareStep> {
  const { value: whole, steps } = sumOf([own, other]);
  const to = whole === 0 ? 50 : roundHalfUp(100 * own, whole);
  return { value: to, steps: [...steps, { kind: 'share', part: own, whole, to }] };
}

/**
 * The headline over the analysis (docs/rules/names-battle.md#battle-headlines). Its thresholds are not those of
 * the score's label, by rule, so a score of 40 is a *Challenging Dynamic* under a *Difficult* headline.
 *
 * @example
 * battleHeadline(60); // 'moderate'
 */
export function battleHeadline(score: number): BattleHeadline {
  if (score >= 75) return 'strong';
  if (score >= 60) return 'moderate';
  if (score >= 45) return 'challenging';
  return 'difficult';
}
