import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** `false` in the built HTML, `true` once the island is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
