import { createListLedger, type SavedList } from './list-ledger';
import type { ListFormat, SavedRecord } from './saved-record';
import { createSyncedStore, type SyncedStore } from './synced-store';

/** A list of records in the browser's storage, as one tab knows it. */
export interface SavedListStore<R> extends Omit<SyncedStore<SavedList<R>>, 'change'> {
  /** Puts new records first. */
  readonly add: (...records: readonly R[]) => void;
  /** Deletes records, in every tab. */
  readonly remove: (...records: readonly R[]) => void;
  /** Undoes a deletion. */
  readonly restore: (record: R) => void;
  /** Puts a changed record in the place of others, under a new id. */
  readonly replace: (records: readonly R[], next: R) => void;
}

/** A list that survives two tabs writing at once, and storage that is full, blocked or damaged. */
export function createSavedList<R extends SavedRecord>(format: ListFormat<R>): SavedListStore<R> {
  const ledger = createListLedger(format);
  const { change, ...store } = createSyncedStore(ledger);
  return {
    ...store,
    add: (...records) => change(() => ledger.add(records)),
    remove: (...records) => change(() => records.forEach(ledger.remove)),
    restore: (record) => change(() => ledger.restore(record)),
    replace: (records, next) =>
      change(() => {
        records.forEach(ledger.remove);
        ledger.restore(next);
      }),
  };
}
