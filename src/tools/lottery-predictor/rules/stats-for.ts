import { roundHalfUp } from '@ninefold/numerology/helpers';
import type { LotteryRecord } from './lottery-record';

/** What one person's records add up to (docs/rules.md#lottery-stats). */
export interface LotteryStats {
  readonly totalPredictions: number;
  readonly totalMatches: number;
  readonly bestMatch: number;
  /** Matches for each prediction, to one decimal. */
  readonly avgMatch: number;
}

/**
 * One person's statistics; all 0 for a name without records. The average is rounded halves up.
 *
 * @example
 * statsFor(records, 'Ada'); // for 1, 0, 0 and 0 matches: 4 predictions, 1 match, best 1, average 0.3
 */
export function statsFor(records: readonly LotteryRecord[], name: string): LotteryStats {
  const person = name.trim();
  let totalPredictions = 0;
  let totalMatches = 0;
  let bestMatch = 0;
  for (const record of records) {
    if (record.userName.trim() === person) {
      totalPredictions += 1;
      totalMatches += record.matches;
      bestMatch = Math.max(bestMatch, record.matches);
    }
  }
  const tenths = totalPredictions === 0 ? 0 : roundHalfUp(10 * totalMatches, totalPredictions);
  return { totalPredictions, totalMatches, bestMatch, avgMatch: tenths / 10 };
}
