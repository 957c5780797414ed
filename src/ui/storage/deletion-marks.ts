/**
 * How long a mark is needed: until every tab that knew the record has received it. Tabs receive it at
 * once, and one that was asleep starts again with what is saved (`watch-browser.ts`).
 */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The ids of the records of a list that were deleted one by one. */
export function readDeletions(storage: Storage, key: string): ReadonlySet<string> {
  const start = markKey(key);
  return new Set(keysIn(storage, start).map((mark) => mark.slice(start.length)));
}

/**
 * Marks ids as deleted, each with the time. Each has its own key, so that two tabs cannot overwrite each
 * other's.
 */
export function markDeleted(storage: Storage, key: string, ids: Iterable<string>): void {
  for (const id of ids) storage.setItem(markKey(key) + id, String(Date.now()));
}

/** Removes the marks that no tab needs any more. An earlier version wrote them without a time. */
export function removeOldMarks(storage: Storage, key: string): void {
  for (const mark of keysIn(storage, markKey(key))) {
    if (Date.now() - Number(storage.getItem(mark)) > LIFETIME_MS) storage.removeItem(mark);
  }
}

/** Where a record is marked as deleted: this, followed by its id. */
export function markKey(key: string): string {
  return `${key}_deleted_`;
}

/** The keys in a storage that begin with a text. */
export function keysIn(storage: Storage, start: string): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(start));
}
