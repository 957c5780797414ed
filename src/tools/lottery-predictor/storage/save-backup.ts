import { BACKUP_KEY } from './keys';

/**
 * Keeps a text under the backup key; earlier backups move one place on. Throws where there is no
 * room for it, with everything as it was.
 */
export function saveBackup(storage: Storage, text: string): void {
  const earlier = backupsIn(storage);
  // Kept already: the results could not be written after it, and are being tried again.
  if (earlier[0] === text) return;
  // From the oldest to the newest, so that each stands somewhere at every moment.
  for (const [place, backup] of [...[text, ...earlier].entries()].reverse()) {
    try {
      storage.setItem(keyOf(place), backup);
    } catch (error) {
      moveBack(storage, earlier, place + 1);
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

/** Puts the backups from a place on back where they stood. */
function moveBack(storage: Storage, earlier: readonly string[], from: number): void {
  for (const [place, backup] of earlier.entries()) {
    if (place >= from) storage.setItem(keyOf(place), backup);
  }
  storage.removeItem(keyOf(earlier.length));
}

function keyOf(place: number): string {
  return place === 0 ? BACKUP_KEY : `${BACKUP_KEY}_${place}`;
}
