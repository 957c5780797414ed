import type { Step, Worked } from '@ninefold/numerology';
import { roundHalfUp, sumInto } from '@ninefold/numerology';

/**
 * One name's share of the bars in percent: its number divided by the sum of both, halves up
 * (docs/rules.md#battle-shares). Each share is rounded on its own, so two may add up to 101; two
 * numbers of 0 share evenly.
 *
 * @example
 * battleShare(1, 7); // value 13: 1 of 8 is 12.5 percent; battleShare(7, 1) is 88
 */
export function battleShare(own: number, other: number): Worked<number> {
  const steps: Step[] = [];
  const whole = sumInto([own, other], steps);
  const to = whole === 0 ? 50 : roundHalfUp(100 * own, whole);
  steps.push({ kind: 'share', part: own, whole, to });
  return { value: to, steps };
}
