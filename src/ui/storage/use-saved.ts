import { useSyncExternalStore } from 'react';
import type { SyncedStore } from './synced-store';

/** What a store has saved, kept up to date. */
export function useSaved<S>(store: Pick<SyncedStore<S>, 'subscribe' | 'current' | 'initial'>): S {
  return useSyncExternalStore(store.subscribe, store.current, store.initial);
}
