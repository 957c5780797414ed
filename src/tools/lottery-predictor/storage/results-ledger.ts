import { newRecordId } from '../record-id';
import type { LotteryRecord } from '../rules/lottery-record';
import { markDeleted, readDeletions } from './deletion-marks';
import { RESULTS_KEY } from './keys';
import { mergeResults } from './merge-results';
import { readResults, type SavedResults } from './read-results';
import { saveBackup } from './save-backup';

/** One tab's memory of the results: what it wrote and received, and what of that is not saved. */
export interface ResultsLedger {
  readonly records: () => readonly LotteryRecord[];
  readonly unsaved: () => number;
  readonly isDamaged: () => boolean;
  /** Whether a record deleted here may still be saved. */
  readonly hasUnsavedDeletion: () => boolean;
  /** Reads the saved records. */
  readonly pull: (storage: Storage) => void;
  /** Saves what is missing. On failure it stays unsaved until the next try. */
  readonly push: (storage: Storage) => void;
  /**
   * Receives what another tab wrote: some of it may have been overwritten since. `null` is a
   * removal, and counts even if something was written after it.
   */
  readonly receive: (text: string | null) => void;
  readonly add: (record: LotteryRecord) => void;
  readonly remove: (record: LotteryRecord) => void;
  /** Adds a deleted record again, by its date. It gets a new id, because a deleted id stays deleted. */
  readonly restore: (record: LotteryRecord) => void;
}

const NOTHING: SavedResults = readResults(null);

/**
 * Two tabs that write at the same moment overwrite each other: every process has its own copy of
 * the storage, so neither reading before the write nor a lock helps. Instead each tab remembers
 * what it wrote and received, and restores what is gone, unless the key itself was removed or the
 * record is marked as deleted.
 */
export function createResultsLedger(): ResultsLedger {
  let saved = NOTHING;
  let received = NOTHING;
  let known = NOTHING.records;
  let unsaved: ReadonlySet<string> = new Set();
  let isDamaged = false;
  let toMark: ReadonlySet<string> = new Set();

  /** Caches the parsed records, because there may be thousands. */
  function read(text: string | null): SavedResults {
    return [saved, received].find((reading) => reading.text === text) ?? readResults(text);
  }

  const notSaved = () => known.filter(({ id }) => unsaved.has(id));

  return {
    records: () => known,
    unsaved: () => unsaved.size,
    isDamaged: () => isDamaged,
    hasUnsavedDeletion: () => toMark.size > 0,
    pull(storage) {
      saved = read(storage.getItem(RESULTS_KEY));
      const isRemoved = saved.text === null;
      isDamaged = saved.isDamaged || (isDamaged && !isRemoved);
      const merged = mergeResults(saved.records, isRemoved ? notSaved() : known);
      known = withoutDeleted(merged, readDeletions(storage).union(toMark));
    },
    push(storage) {
      try {
        // Before the write, or another tab would restore the record until it receives the mark.
        const isMarked = tryToMark(storage, toMark);
        if (known !== saved.records) saved = write(storage, saved, known);
        // Full storage: the shorter list has made space.
        if (!isMarked) markDeleted(storage, toMark);
        toMark = new Set();
        unsaved = new Set();
      } catch {
        const ids = new Set(saved.records.map(({ id }) => id));
        unsaved = new Set(known.flatMap(({ id }) => (ids.has(id) ? [] : id)));
      }
    },
    receive(text) {
      received = read(text);
      known = mergeResults(text === null ? notSaved() : known, received.records);
    },
    add(record) {
      known = [record, ...known];
      unsaved = new Set(unsaved).add(record.id);
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
      known = mergeResults(known, [again]);
      unsaved = new Set(unsaved).add(again.id);
    },
  };
}

/** Overwrites the saved text. Unreadable data is backed up first, or nothing is written. */
function write(
  storage: Storage,
  { text: before, isDamaged }: SavedResults,
  records: readonly LotteryRecord[],
): SavedResults {
  if (isDamaged && before !== null) saveBackup(storage, before);
  const text = JSON.stringify(records);
  storage.setItem(RESULTS_KEY, text);
  return { text, records, isDamaged: false };
}

function tryToMark(storage: Storage, ids: ReadonlySet<string>): boolean {
  try {
    markDeleted(storage, ids);
    return true;
  } catch {
    return false;
  }
}

/** Returns the list itself where none of it is deleted. */
function withoutDeleted(
  records: readonly LotteryRecord[],
  deleted: ReadonlySet<string>,
): readonly LotteryRecord[] {
  const remaining = records.filter(({ id }) => !deleted.has(id));
  return remaining.length === records.length ? records : remaining;
}

function isSame(record: LotteryRecord, other: LotteryRecord): boolean {
  return record.id === other.id && JSON.stringify(record) === JSON.stringify(other);
}

function renewed(record: LotteryRecord): LotteryRecord {
  return { ...record, id: newRecordId(new Date(record.date)) };
}
