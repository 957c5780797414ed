import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { scrollIntoView } from '../browser/scroll-into-view';

interface Run {
  /** Changes with every submit; a React key for whatever must reset with each. */
  readonly runId: number;
  readonly shouldScroll: boolean;
}

/**
 * Holds what the latest result of a page is made from. `run` replaces it, and the result is scrolled to.
 * `update` changes it in place.
 */
export function useLatest<T extends object>(): {
  latest: (T & Run) | undefined;
  resultRef: RefObject<HTMLDivElement | null>;
  run: (entry: T, shouldScroll?: boolean) => void;
  update: (entry: T) => void;
  clear: () => void;
} {
  const [latest, setLatest] = useState<T & Run>();
  const resultRef = useRef<HTMLDivElement>(null);
  const { runId = 0, shouldScroll = false } = latest ?? {};

  useLayoutEffect(() => {
    if (runId > 0 && shouldScroll) scrollIntoView(resultRef.current);
  }, [runId, shouldScroll]);

  return {
    latest,
    resultRef,
    run: (entry, shouldScroll = true) => setLatest({ ...entry, runId: runId + 1, shouldScroll }),
    update: (entry) => setLatest((before) => before && { ...before, ...entry }),
    clear: () => setLatest(undefined),
  };
}
