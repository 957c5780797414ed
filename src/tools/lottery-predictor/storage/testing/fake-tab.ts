import { vi } from 'vitest';
import { createHistory, type HistoryStore } from '../history';
import type { Watch } from '../watch-browser';
import { type FakeStorage, fakeStorage } from './fake-storage';

/** A tab in a test. */
export interface FakeTab {
  readonly history: HistoryStore;
  /** The events that a browser would send to it. */
  readonly listener: Parameters<Watch>[0];
  readonly onChange: ReturnType<typeof vi.fn>;
  readonly close: () => void;
}

/** Opens a tab that gets its storage from the given function, and lets it read once. */
export function openTab(reach: () => Storage | null): FakeTab {
  let listener: Parameters<Watch>[0] = { refresh() {}, receive() {} };
  const onChange = vi.fn();
  const history = createHistory(reach, (given) => {
    listener = given;
    return () => {};
  });
  const close = history.subscribe(onChange);
  listener.refresh();
  return { history, listener, onChange, close };
}

/** Opens a tab with its own storage that already contains data. */
export function openWith(
  start: Readonly<Record<string, string>> = {},
): FakeTab & { storage: FakeStorage } {
  const storage = fakeStorage(start);
  return { storage, ...openTab(() => storage) };
}

/** The records in a storage. */
export function savedIn(storage: Storage) {
  return JSON.parse(storage.getItem('lottery_results') ?? '[]');
}
