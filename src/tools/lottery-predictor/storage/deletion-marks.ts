import { DELETED_KEY } from './keys';

/** The ids of the records that were deleted one by one. */
export function readDeletions(storage: Storage): ReadonlySet<string> {
  return new Set(marksIn(storage).map((key) => key.slice(DELETED_KEY.length)));
}

/** Marks ids as deleted. Each has its own key, so that two tabs cannot overwrite each other's. */
export function markDeleted(storage: Storage, ids: Iterable<string>): void {
  for (const id of ids) storage.setItem(DELETED_KEY + id, '');
}

/** Removes every mark. */
export function removeMarks(storage: Storage): void {
  for (const key of marksIn(storage)) storage.removeItem(key);
}

function marksIn(storage: Storage): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(DELETED_KEY));
}
