import { BACKUP_KEY } from './keys';

/**
 * Saves a text under the backup key and shifts earlier backups by one key. Throws if there is not
 * enough space, after restoring the previous state.
 */
export function saveBackup(storage: Storage, text: string): void {
  const earlier = backupsIn(storage);
  // Already saved: writing the results failed after it, and is being retried.
  if (earlier[0] === text) return;
  // From the oldest to the newest, so that each is stored somewhere at every moment.
  for (const [index, backup] of [...[text, ...earlier].entries()].reverse()) {
    try {
      storage.setItem(keyOf(index), backup);
    } catch (error) {
      moveBack(storage, earlier, index + 1);
      throw error;
    }
  }
}

/** Removes every backup. */
export function removeBackups(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(BACKUP_KEY)) storage.removeItem(key);
}

function backupsIn(storage: Storage): readonly string[] {
  const backups: string[] = [];
  for (;;) {
    const backup = storage.getItem(keyOf(backups.length));
    if (backup === null) return backups;
    backups.push(backup);
  }
}

/** Moves the backups from an index on back to their previous keys. */
function moveBack(storage: Storage, earlier: readonly string[], from: number): void {
  for (const [index, backup] of earlier.entries()) {
    if (index >= from) storage.setItem(keyOf(index), backup);
  }
  storage.removeItem(keyOf(earlier.length));
}

function keyOf(index: number): string {
  return index === 0 ? BACKUP_KEY : `${BACKUP_KEY}_${index}`;
}
