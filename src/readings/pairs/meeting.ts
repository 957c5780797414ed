import { isMaster } from '@ninefold/numerology';
import { pairScore } from './pair-score';

/** What kind of meeting two numbers make. */
export type Meeting = 'same' | 'friends' | 'neutral' | 'opposite' | 'masters';

/** From this score on, two numbers are friends. */
export const FRIENDS_FROM = 70;
const NEUTRAL_FROM = 50;

/**
 * How two numbers meet (docs/rules.md#together-meeting): a master number before all else, then two
 * alike, then by their score.
 *
 * @example
 * meetingOf(1, 5); // 'friends': they score 78
 * meetingOf(11, 11); // 'masters'
 */
export function meetingOf(first: number, second: number): Meeting {
  if (isMaster(first) || isMaster(second)) {
    return 'masters';
  }
  if (first === second) {
    return 'same';
  }
  const score = pairScore(first, second).value;
  if (score >= FRIENDS_FROM) {
    return 'friends';
  }
  return score >= NEUTRAL_FROM ? 'neutral' : 'opposite';
}
