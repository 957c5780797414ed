import { type Step, sumOf, type Worked } from '@ninefold/numerology';
import { roundHalfUp } from '@ninefold/numerology/helpers';

/** A part of a whole in percent, halves up; 50 where the whole is nothing. */
export interface ShareStep {
  readonly kind: 'share';
  readonly part: number;
  readonly whole: number;
  readonly to: number;
}

/**
 * One name's share of the bars in percent: its number divided by the sum of both, halves up
 * (docs/rules.md#battle-shares). Each share is rounded on its own, so two may add up to 101; two
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
