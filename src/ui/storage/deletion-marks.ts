import { keysIn } from './keys-in';

/** The ids of the records of a list that were deleted one by one. */
export function readDeletions(storage: Storage, key: string): ReadonlySet<string> {
  const start = markKey(key);
  return new Set(keysIn(storage, start).map((mark) => mark.slice(start.length)));
}

/** Marks ids as deleted. Each has its own key, so that two tabs cannot overwrite each other's. */
export function markDeleted(storage: Storage, key: string, ids: Iterable<string>): void {
  for (const id of ids) storage.setItem(markKey(key) + id, '');
}

/** Where a record is marked as deleted: this, followed by its id. */
export function markKey(key: string): string {
  return `${key}_deleted_`;
}
