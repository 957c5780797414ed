import type { SavedRecord } from './saved-record';

/**
 * The saved records with the ones that only this tab knows inserted by date. Returns the saved list
 * itself where nothing is missing.
 */
export function mergeRecords<R extends SavedRecord>(
  saved: readonly R[],
  known: readonly R[],
): readonly R[] {
  if (saved === known) return saved;
  const ids = new Set(saved.map(({ id }) => id));
  const missing = known.filter(({ id }) => !ids.has(id));
  if (missing.length === 0) return saved;
  const merged: R[] = [];
  let index = 0;
  for (const record of missing) {
    for (let next = saved[index]; next && isLater(next, record); next = saved[index]) {
      merged.push(next);
      index += 1;
    }
    merged.push(record);
  }
  return merged.concat(saved.slice(index));
}

function isLater(record: SavedRecord, other: SavedRecord): boolean {
  return Date.parse(record.date) > Date.parse(other.date);
}
