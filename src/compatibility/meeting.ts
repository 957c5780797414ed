import type { Meeting } from '../readings/together-types';
import { compatibilityScore } from './compatibility-score';

/** From this score on, two different numbers are friends. */
export const FRIENDS_FROM = 70;

/** Below this score, two different numbers are opposites. */
export const NEUTRAL_FROM = 50;

/**
 * How two numbers meet (docs/rules/compatibility.md#meeting): two equal numbers are the same, all others meet by
 * their score.
 *
 * @example
 * meetingOf(5, 11); // 'friends': they score 83
 * meetingOf(11, 11); // 'same'
 */
export function meetingOf(first: number, second: number): Meeting {
  if (first === second) return 'same';
  const score = compatibilityScore(first, second).value;
  if (score >= FRIENDS_FROM) return 'friends';
  return score >= NEUTRAL_FROM ? 'neutral' : 'opposite';
}
