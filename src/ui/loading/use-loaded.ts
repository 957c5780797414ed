import { useRef, useState } from 'react';

/** Code or texts that are loading, are ready, or failed to load. */
export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly loaded: T }
  | { readonly state: 'failed'; readonly retry: () => void };

/**
 * Code or texts that a page does not start with, fetched when `fetch` is first called: when a visitor starts
 * to use a form, for example. Visitors who never use it do not download them.
 */
export function useLoaded<T>(load: () => Promise<T>): {
  loading: Loading<T>;
  /** Resolves when they are there, or failed to load: then with nothing. */
  fetch: () => Promise<T | undefined>;
} {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'loading' });
  const fetching = useRef<Promise<T | undefined>>(undefined);

  function retry() {
    setLoading({ state: 'loading' });
    load()
      .then((loaded) => setLoading({ state: 'ready', loaded }), reloadIfOnline)
      .catch(() => setLoading({ state: 'failed', retry }));
  }

  function fetch() {
    fetching.current ??= load().then(
      (loaded) => {
        setLoading({ state: 'ready', loaded });
        return loaded;
      },
      () => {
        setLoading({ state: 'failed', retry });
        return undefined;
      },
    );
    return fetching.current;
  }

  return { loading, fetch };
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
