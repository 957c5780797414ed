import { roundHalfUp } from '@ninefold/numerology/helpers';
import { LOCALE } from '#texts/language';
import type { LotteryRecord } from './lottery-record';

const ROWS = 10;

/**
 * The ten best predictors (docs/rules/lottery-predictor.md#leaderboard): most matches first, then the better
 * best match, then by name in English order. A person is a name as it was typed, outer white space aside. Expects
 * the newest record first, as in the history; the Life Path is that of a person's latest record.
 *
 * @example
 * leaderboard([{ ...record, userName: 'Ada', matches: 2 }, { ...record, userName: ' Ada', matches: 1 }]);
 * // one row: 'Ada', 3 matches in 2 predictions, best 2
 */
export function leaderboard(records: readonly LotteryRecord[]) {
  const people = Map.groupBy(records, (record) => record.userName.trim());
  return Array.from(people, ([userName, own]) => {
    const { lifePathNumber } = own.reduce(later);
    return { userName, ...totalsOf(own), lifePathNumber };
  })
    .sort(
      (a, b) =>
        b.totalMatches - a.totalMatches ||
        b.bestMatch - a.bestMatch ||
        a.userName.localeCompare(b.userName, LOCALE),
    )
    .slice(0, ROWS);
}

/**
 * One person's statistics (docs/rules/lottery-predictor.md#lottery-stats); all 0 for a name without records. The average
 * has one decimal, halves rounded up.
 *
 * @example
 * statsFor(records, 'Ada'); // for 1, 0, 0 and 0 matches: 4 predictions, 1 match, best 1, average 0.3
 */
export function statsFor(records: readonly LotteryRecord[], name: string) {
  const totals = totalsOf(records.filter(({ userName }) => userName.trim() === name.trim()));
  const { predictions, totalMatches } = totals;
  const tenths = predictions === 0 ? 0 : roundHalfUp(10 * totalMatches, predictions);
  return { ...totals, average: tenths / 10 };
}

function totalsOf(records: readonly LotteryRecord[]) {
  return {
    predictions: records.length,
    totalMatches: records.reduce((total, { matches }) => total + matches, 0),
    bestMatch: records.reduce((best, { matches }) => Math.max(best, matches), 0),
  };
}

/**
 * The later of two records. A clock that was set back, or two tabs, can put an older one first;
 * where a date is the same or cannot be read, neither is above the other and the first one stays.
 */
function later(first: LotteryRecord, second: LotteryRecord): LotteryRecord {
  return Date.parse(second.date) > Date.parse(first.date) ? second : first;
}
