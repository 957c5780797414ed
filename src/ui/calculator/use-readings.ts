import { useRef, useState } from 'react';

/** A table that has not arrived, has arrived, or could not be fetched. */
export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly readings: T }
  | { readonly state: 'failed'; readonly retry: () => void };

/**
 * A table of readings, fetched once `fetchReadings` is called: when a visitor first touches the form.
 * Whoever only looks at the page does not pay for it.
 */
export function useReadings<T>(load: () => Promise<T>): {
  loading: Loading<T>;
  fetchReadings: () => void;
} {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'loading' });
  const hasStarted = useRef(false);

  function start() {
    load().then(
      (readings) => setLoading({ state: 'ready', readings }),
      () => setLoading({ state: 'failed', retry }),
    );
  }

  function retry() {
    setLoading({ state: 'loading' });
    start();
  }

  function fetchReadings() {
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  }

  return { loading, fetchReadings };
}
