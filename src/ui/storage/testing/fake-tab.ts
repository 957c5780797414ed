import { afterEach, beforeEach, vi } from 'vitest';
import { createSavedList } from '../saved-list';
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

/** Opens a tab with a storage and a list, and lets it read once. */
export function openTab(reach: () => Storage | null) {
  const handlers = new Map<string, (event: object) => void>();
  const addEventListener = handlers.set.bind(handlers);
  enterTab(reach);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('document', { addEventListener });
  // It paints when the test says so.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const onChange = vi.fn();
  const list = createSavedList(notes);
  const close = list.subscribe(onChange);
  const dispatch = (type: string, event: object = {}) => handlers.get(type)?.(event);
  const listener = {
    refresh: () => dispatch('storage', { key: 'another' }),
    receive: (newValue: string | null) => dispatch('storage', { key: null, newValue }),
  };
  listener.refresh();
  return { list, listener, dispatch, onChange, close };
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
