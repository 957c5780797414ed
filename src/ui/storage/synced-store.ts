import { useSyncExternalStore } from 'react';
import { watchBrowser } from './watch-browser';

/** One tab's memory of what is saved under a key. */
export interface Ledger<S> {
  readonly key: string;
  readonly snapshot: () => S;
  /** Whether the storage holds everything that this tab knows. */
  readonly isSaved: () => boolean;
  /** Reads what is saved. */
  readonly pull: (storage: Storage) => void;
  /** Saves what is missing. On failure it stays unsaved until the next try. */
  readonly push: (storage: Storage) => void;
  /**
   * Receives what another tab wrote: some of it may have been overwritten since. `null` is a
   * removal, and counts even if something was written after it.
   */
  readonly receive: (text: string | null) => void;
  /** Forgets everything, and removes it from the storage where that can be reached. */
  readonly clear: (storage: Storage | undefined) => void;
}

/** What is saved as a store for React's `useSyncExternalStore`. */
export interface SyncedStore<S> {
  readonly subscribe: (onChange: () => void) => () => void;
  /** As it was read last. */
  readonly current: () => S;
  /** Reads the storage now. What a decision depends on may not have been read yet. */
  readonly read: () => S;
  /** The state before anything is read, and in the built HTML. */
  readonly initial: () => S;
  /** Changes the ledger after reading the storage, and saves it. */
  readonly change: (action: () => void) => void;
  /** Removes everything that is saved. */
  readonly clear: () => void;
}

// No event tells a page that its storage has space again.
const RETRY_MS = 2000;

/** Keeps a ledger, the storage and the page in step. */
export function createSyncedStore<S extends object>(ledger: Ledger<S>): SyncedStore<S> {
  const listeners = new Set<() => void>();
  const initial = ledger.snapshot();
  let current = initial;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unwatch = () => {};

  /** The storage, after its content was read: nothing unread may be overwritten. */
  function pull(): Storage | undefined {
    try {
      const storage = reach();
      if (!storage) return undefined;
      ledger.pull(storage);
      return storage;
    } catch {
      return undefined;
    }
  }

  function sync(change?: () => void): void {
    const storage = pull();
    change?.();
    if (storage) ledger.push(storage);
    publish();
  }

  function publish(): void {
    clearTimeout(retry);
    if (listeners.size > 0 && !ledger.isSaved()) retry = setTimeout(sync, RETRY_MS);
    const next = ledger.snapshot();
    const keys = Object.keys(next) as (keyof S)[];
    if (keys.every((key) => next[key] === current[key])) return;
    current = next;
    for (const listener of listeners) listener();
  }

  function receive(text: string | null): void {
    ledger.receive(text);
    sync();
  }

  return {
    current: () => current,
    read() {
      sync();
      return current;
    },
    initial: () => initial,
    subscribe(onChange) {
      listeners.add(onChange);
      if (listeners.size === 1)
        unwatch = watchBrowser(ledger.key, { refresh: () => sync(), receive });
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        clearTimeout(retry);
        unwatch();
      };
    },
    change: sync,
    clear() {
      try {
        ledger.clear(reach() ?? undefined);
      } catch {
        // Nothing was saved in a storage that cannot be reached.
        ledger.clear(undefined);
      }
      publish();
    },
  };
}

/** The storage, or null where a browser has none. It throws where it is blocked. */
function reach(): Storage | null {
  return window.localStorage;
}

/** What a store has saved, kept up to date. */
export function useSaved<S>(store: Pick<SyncedStore<S>, 'subscribe' | 'current' | 'initial'>): S {
  return useSyncExternalStore(store.subscribe, store.current, store.initial);
}
