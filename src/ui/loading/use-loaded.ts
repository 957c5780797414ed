import { useRef, useState } from 'react';

/** A table that is loading, is ready, or failed to load. */
export type Loading<T> =
  | { readonly state: 'loading'; readonly loaded?: undefined }
  | { readonly state: 'ready'; readonly loaded: T }
  | { readonly state: 'failed'; readonly loaded?: undefined; readonly retry: () => void };

/**
 * A table of readings, fetched when `preload` is first called: when a visitor starts to use the
 * form. Visitors who never use the form do not download it. What is not needed all at once is fetched
 * in parts; `part` is the one that is shown.
 */
export function useLoaded<T>(
  load: (part: string) => Promise<T>,
  part = '',
): {
  loading: Loading<T>;
  /** Resolves when a part, by default the shown one, is there or failed to load. */
  preload: (part?: string) => Promise<void>;
} {
  const [parts, setParts] = useState<Readonly<Record<string, Loading<T>>>>({});
  const fetching = useRef(new Map<string, Promise<void>>());

  function put(which: string, loading: Loading<T>) {
    setParts((before) => ({ ...before, [which]: loading }));
  }

  function fail(which: string) {
    put(which, { state: 'failed', retry: () => retry(which) });
  }

  function retry(which: string) {
    put(which, { state: 'loading' });
    load(which)
      .then((loaded) => put(which, { state: 'ready', loaded }), reloadIfOnline)
      .catch(() => fail(which));
  }

  function preload(which = part) {
    const started =
      fetching.current.get(which) ??
      load(which).then(
        (loaded) => put(which, { state: 'ready', loaded }),
        () => fail(which),
      );
    fetching.current.set(which, started);
    return started;
  }

  return { loading: parts[part] ?? { state: 'loading' }, preload };
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
