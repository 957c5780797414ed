import type { LotteryRecord } from './lottery-record';

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
 * English order. A person is a name as it was typed, outer white space aside. Expects the newest record
 * first, as in the history; the Life Path is that of a person's latest record.
 *
 * @example
 * leaderboard([{ ...record, userName: 'Ada', matches: 2 }, { ...record, userName: ' Ada', matches: 1 }]);
 * // one row: 'Ada', 3 matches in 2 predictions, best 2
 */
export function leaderboard(records: readonly LotteryRecord[]): readonly LeaderboardRow[] {
  const people = Map.groupBy(records, (record) => record.userName.trim());
  return Array.from(people, ([userName, own]) => rowOf(userName, own))
    .sort(
      (a, b) =>
        b.totalMatches - a.totalMatches ||
        b.bestMatch - a.bestMatch ||
        a.userName.localeCompare(b.userName, 'en'),
    )
    .slice(0, ROWS);
}

function rowOf(userName: string, records: readonly LotteryRecord[]): LeaderboardRow {
  return {
    userName,
    totalMatches: records.reduce((total, record) => total + record.matches, 0),
    predictions: records.length,
    bestMatch: records.reduce((best, record) => Math.max(best, record.matches), 0),
    lifePathNumber: records.reduce(later).lifePathNumber,
  };
}

/**
 * The later of two records. A clock that was set back, or two tabs, can put an older one first;
 * where a date is the same or cannot be read, neither is above the other and the first one stays.
 */
function later(first: LotteryRecord, second: LotteryRecord): LotteryRecord {
  return Date.parse(second.date) > Date.parse(first.date) ? second : first;
}
