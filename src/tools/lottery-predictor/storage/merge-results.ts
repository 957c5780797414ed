import type { LotteryRecord } from '../rules/lottery-record';

/**
 * What is saved, and what else this tab knows, each of those in its place by date. Where nothing
 * is missing, the saved list itself.
 */
export function mergeResults(
  saved: readonly LotteryRecord[],
  known: readonly LotteryRecord[],
): readonly LotteryRecord[] {
  if (saved === known) return saved;
  const ids = new Set(saved.map(({ id }) => id));
  const missing = known.filter(({ id }) => !ids.has(id));
  if (missing.length === 0) return saved;
  const merged: LotteryRecord[] = [];
  let place = 0;
  for (const record of missing) {
    for (let next = saved[place]; next && isLater(next, record); next = saved[place]) {
      merged.push(next);
      place += 1;
    }
    merged.push(record);
  }
  return merged.concat(saved.slice(place));
}

function isLater(record: LotteryRecord, other: LotteryRecord): boolean {
  return Date.parse(record.date) > Date.parse(other.date);
}
