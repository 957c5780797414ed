import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LetterChoices, NO_CHOICES } from '../numerology';
import type { Entry } from './CalculatorForm';
import type { LetterChooser } from './letter-choices';
import { reveal } from './reveal';

/** What was calculated last, from what, and the how-manieth it is: a new turn closes an open working. */
export interface Calculation<T> {
  readonly entry: Entry;
  /** What was decided about the name's letters since. */
  readonly choices: LetterChoices;
  readonly value: T;
  readonly turn: number;
}

/** What a calculator does; nothing where its entry does not suffice. */
export type Calculate<T> = (entry: Entry, choices: LetterChoices) => T | undefined;

/**
 * Keeps the latest result. A new one replaces it at once and is brought into view; a choice about
 * the letters of its name changes it where it stands, and holds until there is another name.
 */
export function useCalculation<T>(calculate: Calculate<T>): {
  latest: Calculation<T> | undefined;
  chooser: LetterChooser | undefined;
  place: RefObject<HTMLDivElement | null>;
  show: (entry: Entry) => void;
  /** Shows a result that nobody has pressed for. */
  open: (entry: Entry, isLinked: boolean) => void;
  clear: () => void;
} {
  const [latest, setLatest] = useState<Calculation<T>>();
  const place = useRef<HTMLDivElement>(null);

  function show(entry: Entry) {
    if (put(entry)) reveal(place.current);
  }

  function open(entry: Entry, isLinked: boolean) {
    if (put(entry) && isLinked) reveal(place.current);
  }

  function put(entry: Entry): boolean {
    const choices = latest?.entry.name === entry.name ? latest.choices : NO_CHOICES;
    const value = calculate(entry, choices);
    if (value === undefined) return false;
    // At once, so that the result is there to be scrolled to.
    flushSync(() => setLatest({ entry, choices, value, turn: (latest?.turn ?? 0) + 1 }));
    return true;
  }

  function choose(choices: LetterChoices) {
    if (!latest) return;
    const value = calculate(latest.entry, choices);
    if (value !== undefined) setLatest({ ...latest, choices, value });
  }

  const chooser = latest && { name: latest.entry.name, choices: latest.choices, choose };
  const clear = () => setLatest(undefined);
  return { latest, chooser, place, show, open, clear };
}
