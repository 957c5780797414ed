import type { LotteryRecord } from '../rules/lottery-record';
import { removeMarks } from './deletion-marks';
import { NAME_KEY, RESULTS_KEY } from './keys';
import { createNameLedger } from './name-ledger';
import { createResultsLedger } from './results-ledger';
import { removeBackups } from './save-backup';
import type { Watch } from './watch-browser';

/** A snapshot of the saved data, for the page to show. */
export interface History {
  /** Newest first. */
  readonly records: readonly LotteryRecord[];
  /** The name last used, in this tab or another. */
  readonly name: string;
  /** How many of the records are not saved. */
  readonly unsaved: number;
  /** Whether some of the saved data could not be read. */
  readonly isDamaged: boolean;
  /** Whether a deleted record may still be saved. */
  readonly hasUnsavedDeletion: boolean;
}

/** The saved data as a store for React's `useSyncExternalStore`, with its actions. */
export interface HistoryStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly current: () => History;
  readonly add: (record: LotteryRecord) => void;
  /** Deletes one record, in every tab. */
  readonly remove: (record: LotteryRecord) => void;
  /** Undoes a deletion. */
  readonly restore: (record: LotteryRecord) => void;
  readonly rememberName: (name: string) => void;
  /** Removes everything that this tool has saved. */
  readonly clear: () => void;
}

/** The state before anything is read, and in the built HTML. */
export const NO_HISTORY: History = {
  records: [],
  name: '',
  unsaved: 0,
  isDamaged: false,
  hasUnsavedDeletion: false,
};

// No event tells a page that its storage has space again.
const RETRY = 2000;

/**
 * The history as one tab knows it. `reach` returns the storage, or null where there is none, and may
 * throw where it is blocked; `watch` subscribes to its changes.
 */
export function createHistory(reach: () => Storage | null, watch: Watch): HistoryStore {
  const ledgers = { results: createResultsLedger(), name: createNameLedger() };
  const listeners = new Set<() => void>();
  let current = NO_HISTORY;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unwatch = () => {};

  /** The storage, after its content was read: nothing unread may be overwritten. */
  function pull(): Storage | undefined {
    try {
      const storage = reach();
      if (!storage) return undefined;
      ledgers.results.pull(storage);
      ledgers.name.pull(storage);
      return storage;
    } catch {
      return undefined;
    }
  }

  function sync(change?: () => void): void {
    const storage = pull();
    change?.();
    if (storage) {
      ledgers.results.push(storage);
      ledgers.name.push(storage);
    }
    publish();
  }

  function publish(): void {
    const next: History = {
      records: ledgers.results.records(),
      name: ledgers.name.text(),
      unsaved: ledgers.results.unsaved(),
      isDamaged: ledgers.results.isDamaged(),
      hasUnsavedDeletion: ledgers.results.hasUnsavedDeletion(),
    };
    clearTimeout(retry);
    const isAllSaved = next.unsaved === 0 && !next.hasUnsavedDeletion && ledgers.name.isSaved();
    if (listeners.size > 0 && !isAllSaved) {
      retry = setTimeout(sync, RETRY);
    }
    const keys = Object.keys(next) as (keyof History)[];
    if (keys.every((key) => next[key] === current[key])) return;
    current = next;
    for (const listener of listeners) listener();
  }

  function receive(text: string | null): void {
    ledgers.results.receive(text);
    sync();
  }

  return {
    current: () => current,
    subscribe(onChange) {
      listeners.add(onChange);
      if (listeners.size === 1) unwatch = watch({ refresh: () => sync(), receive });
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        clearTimeout(retry);
        unwatch();
      };
    },
    add: (record) => sync(() => ledgers.results.add(record)),
    remove: (record) => sync(() => ledgers.results.remove(record)),
    restore: (record) => sync(() => ledgers.results.restore(record)),
    rememberName: (name) => sync(() => ledgers.name.change(name)),
    clear() {
      ledgers.results = createResultsLedger();
      ledgers.name = createNameLedger();
      removeAll(reach);
      publish();
    },
  };
}

function removeAll(reach: () => Storage | null): void {
  try {
    const storage = reach();
    if (!storage) return;
    storage.removeItem(RESULTS_KEY);
    storage.removeItem(NAME_KEY);
    removeBackups(storage);
    removeMarks(storage);
  } catch {
    // Nothing was saved in a storage that cannot be reached.
  }
}
