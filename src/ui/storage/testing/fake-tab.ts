import { afterEach, beforeEach, vi } from 'vitest';
import { createSavedList } from '../saved-list';
import type { SyncedStore } from '../synced-store';
import type { StorageAccess } from '../watch-browser';
import { notes } from './fake-records';
import { fakeStorage } from './fake-storage';

type Listener = Parameters<StorageAccess['watch']>[1];

/** For a file of tests: saving is retried when the test says so. */
export function mockTime(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}

/** Opens a store that gets its storage from the given function, and lets it read once. */
export function openStore<T extends Pick<SyncedStore<unknown>, 'subscribe'>>(
  create: (access: StorageAccess) => T,
  reach: () => Storage | null,
) {
  let listener: Listener = { refresh() {}, receive() {} };
  const onChange = vi.fn();
  const store = create({
    reach,
    watch(_, given) {
      listener = given;
      return () => {};
    },
  });
  const close = store.subscribe(onChange);
  listener.refresh();
  return { store, listener, onChange, close };
}

/** Opens a tab with a list. */
export function openTab(reach: () => Storage | null) {
  const { store: list, ...tab } = openStore((access) => createSavedList(notes, access), reach);
  return { list, ...tab };
}

/** Opens a tab with its own storage that already contains data. */
export function openWith(start: Readonly<Record<string, string>> = {}) {
  const storage = fakeStorage(start);
  return { storage, ...openTab(() => storage) };
}

/** The records in a storage. */
export function savedIn(storage: Storage) {
  return JSON.parse(storage.getItem(notes.key) ?? '[]');
}
