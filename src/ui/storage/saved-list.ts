import { useSyncExternalStore } from 'react';
import { keysIn, markDeleted, readMarks, removeOldMarks, saveBackup } from './list-keys';
import { type ListFormat, mergeRecords, readList, renewed, type SavedRecord } from './saved-record';

/** A snapshot of a saved list, for the page to show. */
export interface SavedList<R> {
  /** Newest first. */
  readonly records: readonly R[];
  /** How many of the records are not saved. */
  readonly unsaved: number;
  /** Whether some of the saved data could not be read. */
  readonly isDamaged: boolean;
  readonly hasUnsavedDeletion: boolean;
}

/** A list of records in the browser's storage, as one tab remembers it. */
export type SavedListStore<R extends SavedRecord> = ReturnType<typeof createSavedList<R>>;

// No event tells a page that its storage has space again.
const RETRY_MS = 2000;

/**
 * A list that survives two tabs writing at once, and storage that is full, blocked or damaged.
 *
 * Two tabs that write at the same moment overwrite each other: every process has its own copy of
 * the storage, so neither reading before the write nor a lock helps. Instead each tab remembers
 * what it wrote and received, and restores what is gone, unless the key itself was removed or the
 * record is marked as deleted.
 */
export function createSavedList<R extends SavedRecord>(format: ListFormat<R>) {
  const { key } = format;
  const nothing = readList(null, format);
  /** The content of the storage, as it was read, received or written last. */
  let saved = nothing;
  /** What this tab wrote, read and received. */
  let known = nothing.records;
  /** The ids of the known records that could not be saved. */
  let unsaved = new Set<string>();
  /** The ids of the deleted records whose deletion is not saved. */
  const toMark = new Set<string>();
  let isDamaged = false;

  const listeners = new Set<() => void>();
  const initial = snapshot();
  let current = initial;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watching: AbortController | undefined;

  function snapshot(): SavedList<R> {
    const hasUnsavedDeletion = toMark.size > 0;
    return { records: known, unsaved: unsaved.size, isDamaged, hasUnsavedDeletion };
  }

  const notSaved = () => known.filter(({ id }) => unsaved.has(id));

  /** Parses a text once: there may be thousands of records in it. */
  function parse(text: string | null) {
    if (text !== saved.text) saved = readList(text, format);
    return saved;
  }

  /** Reads the storage, changes the list and saves it. Nothing unread is overwritten. */
  function sync(change?: () => void): void {
    const storage = pull();
    change?.();
    if (storage) push(storage);
    publish();
  }

  /** Returns the storage after reading it, or undefined if it is blocked or missing. */
  function pull(): Storage | undefined {
    try {
      const storage = window.localStorage;
      parse(storage.getItem(key));
      const isRemoved = saved.text === null;
      isDamaged = saved.isDamaged || (isDamaged && !isRemoved);
      known = mergeRecords(saved.records, isRemoved ? notSaved() : known);
      const deleted = readMarks(storage, key).union(toMark);
      // A list of which nothing is deleted stays the saved one, which is not written again.
      if (known.some(({ id }) => deleted.has(id)))
        known = known.filter(({ id }) => !deleted.has(id));
      return storage;
    } catch {
      return undefined;
    }
  }

  /** Saves what is missing. On failure it stays unsaved until the next try. */
  function push(storage: Storage): void {
    try {
      try {
        // Marks first, or another tab would restore a deleted record until it receives the mark.
        markDeleted(storage, key, toMark);
        write(storage);
      } catch {
        // In full storage, the shorter list makes space for the marks.
        write(storage);
        markDeleted(storage, key, toMark);
      }
      toMark.clear();
      unsaved.clear();
      removeOldMarks(storage, key);
    } catch {
      const ids = new Set(saved.records.map(({ id }) => id));
      unsaved = new Set(known.flatMap(({ id }) => (ids.has(id) ? [] : id)));
    }
  }

  /** Writes a changed list. Unreadable data is backed up first, or nothing is written. */
  function write(storage: Storage): void {
    if (known === saved.records) return;
    if (saved.isDamaged && saved.text !== null) saveBackup(storage, key, saved.text);
    const text = JSON.stringify(known);
    storage.setItem(key, text);
    saved = { text, records: known, isDamaged: false };
  }

  function publish(): void {
    clearTimeout(retry);
    const isSaved = unsaved.size === 0 && toMark.size === 0;
    if (listeners.size > 0 && !isSaved) retry = setTimeout(sync, RETRY_MS);
    const next = snapshot();
    const fields = Object.keys(next) as (keyof typeof next)[];
    if (fields.every((field) => next[field] === current[field])) return;
    current = next;
    for (const listener of listeners) listener();
  }

  /**
   * Takes over what another tab wrote: some of it may have been overwritten since. `null` is a
   * removal, and counts even if something was written after it.
   */
  function receive(text: string | null): void {
    known = mergeRecords(text === null ? notSaved() : known, parse(text).records);
    sync();
  }

  function watch(): AbortController {
    const controller = new AbortController();
    const { signal } = controller;
    const onStorage = (event: StorageEvent) => {
      // No key: everything was cleared. Another key: its removal may have freed the space we lack.
      if (event.key === null || event.key === key) receive(event.newValue);
      else sync();
    };
    addEventListener('storage', onStorage, { signal });
    // A page in the back/forward cache or asleep misses events: its records may have been removed since.
    addEventListener('pageshow', ({ persisted }) => persisted && receive(null), { signal });
    document.addEventListener('resume', () => receive(null), { signal });
    // Ten thousand records take a while to read, so the form is painted and usable first.
    requestAnimationFrame(() => setTimeout(() => signal.aborted || sync()));
    return controller;
  }

  function drop(record: R): void {
    const { id } = record;
    const text = JSON.stringify(record);
    const index = known.findIndex((other) => other.id === id && JSON.stringify(other) === text);
    if (index === -1) return;
    // Edited data may have two records with one id: the other one survives, with a new id.
    known = known.toSpliced(index, 1).map((other) => (other.id === id ? renewed(other) : other));
    // What was never saved is unknown to other tabs.
    if (!unsaved.delete(id)) toMark.add(id);
  }

  /** Puts a changed record in the place of others. It gets a new id: a deleted one stays deleted. */
  function replace(records: readonly R[], next?: R): void {
    sync(() => {
      records.forEach(drop);
      if (!next) return;
      const again = renewed(next);
      known = mergeRecords(known, [again]);
      unsaved.add(again.id);
    });
  }

  return {
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      watching ??= watch();
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        clearTimeout(retry);
        watching?.abort();
        watching = undefined;
      };
    },
    /** As it was read last. */
    current: () => current,
    /** Reads the storage now. What a decision depends on may not have been read yet. */
    read() {
      sync();
      return current;
    },
    /** The state before anything is read, and in the built HTML. */
    initial: () => initial,
    /** Puts new records first. */
    add: (...records: readonly R[]) =>
      sync(() => {
        known = [...records, ...known];
        for (const { id } of records) unsaved.add(id);
      }),
    replace,
    /** Deletes records, in every tab. */
    remove: (...records: readonly R[]) => replace(records),
    /** Adds a deleted record again, by its date. */
    restore: (record: R) => replace([], record),
    clear() {
      [saved, known, isDamaged] = [nothing, nothing.records, false];
      unsaved.clear();
      toMark.clear();
      try {
        const storage = window.localStorage;
        storage.removeItem(key);
        for (const other of keysIn(storage, key)) storage.removeItem(other);
      } catch {
        // Nothing was saved in a storage that cannot be reached.
      }
      publish();
    },
  };
}

/** A saved list, kept up to date. */
export function useSavedList<R extends SavedRecord>(store: SavedListStore<R>): SavedList<R> {
  return useSyncExternalStore(store.subscribe, store.current, store.initial);
}
