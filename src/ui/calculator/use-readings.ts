import { useCallback, useEffect, useState } from 'react';

/** A table that is still on its way, has arrived, or could not be had. */
export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly readings: T }
  | { readonly state: 'failed'; readonly retry: () => void };

/**
 * Loads a table of readings as soon as the island wakes, so that a press never waits for it.
 * `load` must keep its identity from render to render: declare it outside the component.
 */
export function useReadings<T>(load: () => Promise<T>): Loading<T> {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'loading' });

  const start = useCallback(() => {
    const retry = () => {
      setLoading({ state: 'loading' });
      start();
    };
    load().then(
      (readings) => setLoading({ state: 'ready', readings }),
      () => setLoading({ state: 'failed', retry }),
    );
  }, [load]);

  useEffect(start, [start]);
  return loading;
}
