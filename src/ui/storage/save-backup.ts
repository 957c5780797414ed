/** Where an unreadable list is backed up; earlier backups have the suffixes `_1`, `_2` and so on. */
export function backupKey(key: string): string {
  return `${key}_backup`;
}

/**
 * Saves the text of a list under its backup key and shifts earlier backups by one key. Throws if there
 * is not enough space, after restoring the previous state.
 */
export function saveBackup(storage: Storage, key: string, text: string): void {
  const earlier = backupsIn(storage, key);
  // Already saved: writing the list failed after it, and is being retried.
  if (earlier[0] === text) return;
  // From the oldest to the newest, so that each is stored somewhere at every moment.
  for (const [index, backup] of [...[text, ...earlier].entries()].reverse()) {
    try {
      storage.setItem(keyOf(key, index), backup);
    } catch (error) {
      moveBack(storage, key, earlier, index + 1);
      throw error;
    }
  }
}

function backupsIn(storage: Storage, key: string): readonly string[] {
  const backups: string[] = [];
  for (;;) {
    const backup = storage.getItem(keyOf(key, backups.length));
    if (backup === null) return backups;
    backups.push(backup);
  }
}

/** Moves the backups from an index on back to their previous keys. */
function moveBack(storage: Storage, key: string, earlier: readonly string[], from: number): void {
  for (const [index, backup] of earlier.entries()) {
    if (index >= from) storage.setItem(keyOf(key, index), backup);
  }
  storage.removeItem(keyOf(key, earlier.length));
}

function keyOf(key: string, index: number): string {
  return index === 0 ? backupKey(key) : `${backupKey(key)}_${index}`;
}
