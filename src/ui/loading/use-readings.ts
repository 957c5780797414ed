import { useRef, useState } from 'react';

/** A table that is loading, is ready, or failed to load. */
export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly readings: T }
  | { readonly state: 'failed'; readonly retry: () => void };

/**
 * A table of readings, fetched when `fetchReadings` is first called: when a visitor starts to use the
 * form. Visitors who never use the form do not download it.
 */
export function useReadings<T>(load: () => Promise<T>): {
  loading: Loading<T>;
  /** Resolves when the table is there, or failed to load. */
  fetchReadings: () => Promise<void>;
} {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'loading' });
  const fetching = useRef<Promise<void>>(undefined);

  function retry() {
    setLoading({ state: 'loading' });
    load()
      .then((readings) => setLoading({ state: 'ready', readings }), reloadIfOnline)
      .catch(() => setLoading({ state: 'failed', retry }));
  }

  function fetchReadings() {
    fetching.current ??= load().then(
      (readings) => setLoading({ state: 'ready', readings }),
      () => setLoading({ state: 'failed', retry }),
    );
    return fetching.current;
  }

  return { loading, fetchReadings };
}

/**
 * Reloads the page, which also restores the result. A second `import()` is not enough: Firefox does not
 * fetch a script again that failed once, and a newer version of the site may have renamed the file.
 * Rejects without a network, where a reload would leave the visitor with nothing.
 */
async function reloadIfOnline(): Promise<void> {
  await fetch(location.href, { method: 'HEAD' });
  location.reload();
}
