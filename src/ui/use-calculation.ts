import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reveal } from './reveal';

/** What was calculated last, and the how-manieth it is: a new turn closes an open working. */
export interface Calculation<T> {
  readonly value: T;
  readonly turn: number;
}

/** Keeps the latest result. A new one replaces it at once and is brought into view. */
export function useCalculation<T>(): {
  latest: Calculation<T> | undefined;
  place: RefObject<HTMLDivElement | null>;
  show: (value: T) => void;
} {
  const [latest, setLatest] = useState<Calculation<T>>();
  const place = useRef<HTMLDivElement>(null);

  function show(value: T) {
    // At once, so that the result is there to be scrolled to.
    flushSync(() => setLatest((before) => ({ value, turn: (before?.turn ?? 0) + 1 })));
    reveal(place.current);
  }

  return { latest, place, show };
}
