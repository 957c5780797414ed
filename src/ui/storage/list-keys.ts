/** The keys in a storage that begin with a text. */
export function keysIn(storage: Storage, start: string): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(start));
}

/** Where an unreadable list is backed up; earlier backups have the suffixes `_1`, `_2` and so on. */
export function backupKey(key: string): string {
  return `${key}_backup`;
}

/** Backs up the text of a list. Throws if there is not enough space, and then leaves all as it was. */
export function saveBackup(storage: Storage, key: string, text: string): void {
  const newest = backupKey(key);
  const earlier = storage.getItem(newest);
  // Already saved: writing the list failed after it, and is being retried.
  if (earlier === text) return;
  let number = 1;
  while (storage.getItem(`${newest}_${number}`) !== null) number += 1;
  const moved = `${newest}_${number}`;
  if (earlier !== null) storage.setItem(moved, earlier);
  try {
    storage.setItem(newest, text);
  } catch (error) {
    storage.removeItem(moved);
    throw error;
  }
}

/** Where a record is marked as deleted: this, followed by its id. */
function markKey(key: string): string {
  return `${key}_deleted_`;
}

/** How long a mark is needed: until every tab that knew the record has read it. */
const MARK_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The ids of the records of a list that were deleted one by one. */
export function readMarks(storage: Storage, key: string): ReadonlySet<string> {
  const start = markKey(key);
  return new Set(keysIn(storage, start).map((mark) => mark.slice(start.length)));
}

/** Marks ids as deleted, with the time. Each has its own key, so that two tabs cannot overwrite each other's. */
export function markDeleted(storage: Storage, key: string, ids: Iterable<string>): void {
  for (const id of ids) storage.setItem(markKey(key) + id, String(Date.now()));
}

/** Removes the marks that no tab needs any more. */
export function removeOldMarks(storage: Storage, key: string): void {
  for (const mark of keysIn(storage, markKey(key))) {
    if (Date.now() - Number(storage.getItem(mark)) > MARK_LIFETIME_MS) storage.removeItem(mark);
  }
}
