import { keysIn, markDeleted, markKey, readDeletions, removeOldMarks } from './deletion-marks';
import { mergeRecords } from './merge-records';
import { type ReadList, readList } from './read-list';
import { backupKey, saveBackup } from './save-backup';
import type { ListFormat, SavedRecord } from './saved-record';
import { newRecordId } from './saved-record';
import type { Ledger } from './synced-store';

/** A snapshot of a saved list, for the page to show. */
export interface SavedList<R> {
  /** Newest first. */
  readonly records: readonly R[];
  /** How many of the records are not saved. */
  readonly unsaved: number;
  /** Whether some of the saved data could not be read. */
  readonly isDamaged: boolean;
  /** Whether a deleted record may still be saved. */
  readonly hasUnsavedDeletion: boolean;
}

/** One tab's memory of a list: what it wrote and received, and what of that is not saved. */
export interface ListLedger<R> extends Ledger<SavedList<R>> {
  readonly add: (records: readonly R[]) => void;
  readonly remove: (record: R) => void;
  /** Adds a deleted record again, by its date. It gets a new id, because a deleted id stays deleted. */
  readonly restore: (record: R) => void;
}

/**
 * Two tabs that write at the same moment overwrite each other: every process has its own copy of
 * the storage, so neither reading before the write nor a lock helps. Instead each tab remembers
 * what it wrote and received, and restores what is gone, unless the key itself was removed or the
 * record is marked as deleted.
 */
export function createListLedger<R extends SavedRecord>(format: ListFormat<R>): ListLedger<R> {
  const { key } = format;
  const nothing = readList(null, format);
  let saved = nothing;
  let received = nothing;
  let known = nothing.records;
  let unsaved: ReadonlySet<string> = new Set();
  let isDamaged = false;
  let toMark: ReadonlySet<string> = new Set();

  /** Caches the parsed records, because there may be thousands. */
  function read(text: string | null): ReadList<R> {
    return [saved, received].find((reading) => reading.text === text) ?? readList(text, format);
  }

  const notSaved = () => known.filter(({ id }) => unsaved.has(id));

  return {
    key,
    snapshot: () => ({
      records: known,
      unsaved: unsaved.size,
      isDamaged,
      hasUnsavedDeletion: toMark.size > 0,
    }),
    isSaved: () => unsaved.size === 0 && toMark.size === 0,
    pull(storage) {
      saved = read(storage.getItem(key));
      const isRemoved = saved.text === null;
      isDamaged = saved.isDamaged || (isDamaged && !isRemoved);
      const merged = mergeRecords(saved.records, isRemoved ? notSaved() : known);
      known = withoutDeleted(merged, readDeletions(storage, key).union(toMark));
    },
    push(storage) {
      try {
        // Before the write, or another tab would restore the record until it receives the mark.
        const isMarked = tryToMark(storage, key, toMark);
        if (known !== saved.records) saved = write(storage, key, saved, known);
        // Full storage: the shorter list has made space.
        if (!isMarked) markDeleted(storage, key, toMark);
        toMark = new Set();
        unsaved = new Set();
        // After the write: what they mark is certainly gone.
        removeOldMarks(storage, key);
      } catch {
        const ids = new Set(saved.records.map(({ id }) => id));
        unsaved = new Set(known.flatMap(({ id }) => (ids.has(id) ? [] : id)));
      }
    },
    receive(text) {
      received = read(text);
      known = mergeRecords(text === null ? notSaved() : known, received.records);
    },
    add(records) {
      known = [...records, ...known];
      unsaved = unsaved.union(new Set(records.map(({ id }) => id)));
    },
    remove(record) {
      const { id } = record;
      const index = known.findIndex((other) => isSame(other, record));
      if (index === -1) return;
      // Edited data may have two records with one id: the other one survives, with a new id.
      known = known.toSpliced(index, 1).map((other) => (other.id === id ? renewed(other) : other));
      // What was never saved is unknown to other tabs.
      if (!unsaved.has(id)) toMark = new Set(toMark).add(id);
      unsaved = unsaved.difference(new Set([id]));
    },
    restore(record) {
      const again = renewed(record);
      known = mergeRecords(known, [again]);
      unsaved = new Set(unsaved).add(again.id);
    },
    clear(storage) {
      [saved, received, known] = [nothing, nothing, nothing.records];
      [unsaved, toMark] = [new Set(), new Set()];
      isDamaged = false;
      if (!storage) return;
      storage.removeItem(key);
      const others = [...keysIn(storage, backupKey(key)), ...keysIn(storage, markKey(key))];
      for (const other of others) storage.removeItem(other);
    },
  };
}

/** Overwrites the saved text. Unreadable data is backed up first, or nothing is written. */
function write<R>(
  storage: Storage,
  key: string,
  { text: before, isDamaged }: ReadList<R>,
  records: readonly R[],
): ReadList<R> {
  if (isDamaged && before !== null) saveBackup(storage, key, before);
  const text = JSON.stringify(records);
  storage.setItem(key, text);
  return { text, records, isDamaged: false };
}

function tryToMark(storage: Storage, key: string, ids: ReadonlySet<string>): boolean {
  try {
    markDeleted(storage, key, ids);
    return true;
  } catch {
    return false;
  }
}

/** Returns the list itself where none of it is deleted. */
function withoutDeleted<R extends SavedRecord>(
  records: readonly R[],
  deleted: ReadonlySet<string>,
): readonly R[] {
  const remaining = records.filter(({ id }) => !deleted.has(id));
  return remaining.length === records.length ? records : remaining;
}

function isSame(record: SavedRecord, other: SavedRecord): boolean {
  return record.id === other.id && JSON.stringify(record) === JSON.stringify(other);
}

function renewed<R extends SavedRecord>(record: R): R {
  return { ...record, id: newRecordId(new Date(record.date)) };
}
