import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** Whether React runs here: `false` in the built HTML, `true` once the island has woken. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
