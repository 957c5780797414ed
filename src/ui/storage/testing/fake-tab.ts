import { afterEach, beforeEach, vi } from 'vitest';
import { createSavedList } from '../saved-list';
import type { SyncedStore } from '../synced-store';
import { notes } from './fake-records';
import { fakeStorage } from './fake-storage';

/** For a file of tests: saving is retried when the test says so. */
export function mockTime(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** What runs from here on runs in a tab with this storage. */
export function enterTab(reach: () => Storage | null): void {
  vi.stubGlobal('window', {
    get localStorage() {
      return reach();
    },
  });
}

/** Opens a store in a tab with a storage, and lets it read once. */
export function openStore<T extends Pick<SyncedStore<unknown>, 'subscribe'>>(
  create: () => T,
  reach: () => Storage | null,
) {
  const handlers = new Map<string, (event: Partial<StorageEvent>) => void>();
  enterTab(reach);
  vi.stubGlobal('addEventListener', handlers.set.bind(handlers));
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {} });
  // It paints when the test says so.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const onChange = vi.fn();
  const store = create();
  const close = store.subscribe(onChange);
  const listener = {
    refresh: () => handlers.get('storage')?.({ key: 'another' }),
    receive: (newValue: string | null) => handlers.get('storage')?.({ key: null, newValue }),
  };
  listener.refresh();
  return { store, listener, onChange, close };
}

/** Opens a tab with a list. */
export function openTab(reach: () => Storage | null) {
  const { store: list, ...tab } = openStore(() => createSavedList(notes), reach);
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
