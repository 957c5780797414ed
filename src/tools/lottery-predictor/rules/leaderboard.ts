import type { LotteryRecord } from './lottery-record';
import { personKey } from './lottery-record';

/** One person among the Top Predictors (docs/rules.md#leaderboard). */
export interface LeaderboardRow {
  readonly userName: string;
  readonly totalMatches: number;
  readonly predictions: number;
  readonly bestMatch: number;
  readonly lifePathNumber: number;
}

const ROWS = 10;

/**
 * The ten best predictors: most matches first, then the better best match, then by name in
 * English order. Expects the newest record first, as in the history; a person's name and
 * Life Path are those of their latest record.
 *
 * @example
 * leaderboard([{ ...record, userName: 'ada', matches: 2 }, { ...record, userName: 'Ada', matches: 1 }]);
 * // one row: 'ada', 3 matches in 2 checks, best 2
 */
export function leaderboard(records: readonly LotteryRecord[]): readonly LeaderboardRow[] {
  const people = Map.groupBy(records, (record) => personKey(record.userName));
  return Array.from(people.values(), rowOf)
    .sort(
      (a, b) =>
        b.totalMatches - a.totalMatches ||
        b.bestMatch - a.bestMatch ||
        a.userName.localeCompare(b.userName, 'en'),
    )
    .slice(0, ROWS);
}

function rowOf(records: readonly LotteryRecord[]): LeaderboardRow {
  const latest = records.reduce(later);
  return {
    userName: latest.userName.trim(),
    totalMatches: records.reduce((total, record) => total + record.matches, 0),
    predictions: records.length,
    bestMatch: records.reduce((best, record) => Math.max(best, record.matches), 0),
    lifePathNumber: latest.lifePathNumber,
  };
}

/**
 * The later of two records. A clock that was set back, or two tabs, can put an older one first;
 * where a date is the same or cannot be read, neither is above the other and the first one stays.
 */
function later(first: LotteryRecord, second: LotteryRecord): LotteryRecord {
  return Date.parse(second.date) > Date.parse(first.date) ? second : first;
}
