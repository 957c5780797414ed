import { vi } from 'vitest';
import { type FakeStorage, fakeStorage } from './fake-storage';
import { createHistory, type HistoryStore } from './history';
import type { Watch } from './watch-browser';

/** A tab in a test. */
export interface FakeTab {
  readonly history: HistoryStore;
  /** What the browser would tell it. */
  readonly heed: Parameters<Watch>[0];
  readonly onChange: ReturnType<typeof vi.fn>;
  readonly close: () => void;
}

/** Opens a tab that reaches its storage in the given way, and lets it look once. */
export function openTab(reach: () => Storage | null): FakeTab {
  let heed: Parameters<Watch>[0] = { look() {}, hear() {} };
  const onChange = vi.fn();
  const history = createHistory(reach, (given) => {
    heed = given;
    return () => {};
  });
  const close = history.subscribe(onChange);
  heed.look();
  return { history, heed, onChange, close };
}

/** Opens a tab with a storage of its own that holds something already. */
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
