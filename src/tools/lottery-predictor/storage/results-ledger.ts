import type { LotteryRecord } from '../rules/lottery-record';
import { RESULTS_KEY } from './keys';
import { mergeResults } from './merge-results';
import { readResults, type SavedResults } from './read-results';
import { saveBackup } from './save-backup';

/** One tab's memory of the results: what it wrote and received, and what of that is not saved. */
export interface ResultsLedger {
  readonly records: () => readonly LotteryRecord[];
  readonly unsaved: () => number;
  readonly isDamaged: () => boolean;
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
}

const NOTHING: SavedResults = readResults(null);

/**
 * Two tabs that write at the same moment overwrite each other: every process has its own copy of
 * the storage, so neither reading before the write nor a lock helps. Instead each tab remembers
 * what it wrote and received, and restores what is gone, unless the key itself was removed.
 */
export function createResultsLedger(): ResultsLedger {
  let saved = NOTHING;
  let received = NOTHING;
  let known = NOTHING.records;
  let unsaved: ReadonlySet<string> = new Set();
  let isDamaged = false;

  /** Caches the parsed records, because there may be thousands. */
  function read(text: string | null): SavedResults {
    return [saved, received].find((reading) => reading.text === text) ?? readResults(text);
  }

  const notSaved = () => known.filter(({ id }) => unsaved.has(id));

  return {
    records: () => known,
    unsaved: () => unsaved.size,
    isDamaged: () => isDamaged,
    pull(storage) {
      saved = read(storage.getItem(RESULTS_KEY));
      const isRemoved = saved.text === null;
      isDamaged = saved.isDamaged || (isDamaged && !isRemoved);
      known = mergeResults(saved.records, isRemoved ? notSaved() : known);
    },
    push(storage) {
      try {
        if (known !== saved.records) saved = write(storage, saved, known);
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
