import { type LetterChoices, NO_CHOICES } from '@ninefold/numerology';
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { reveal } from '../browser/scroll-into-view';
import { today } from '../browser/today';
import type { LetterChooser } from '../working/letter-choices';
import type { Entry } from './CalculatorForm';
import { firstScreenFirst } from './first-screen';

const EXAMPLE: Entry = {
  name: 'Grace Brewster Hopper',
  date: { year: 1906, month: 12, day: 9 },
};

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

/** What a press would show, should it come on the same day. */
interface Draft<T> extends Calculation<T> {
  readonly key: string;
}

const keyOf = (entry: Entry) => JSON.stringify([entry, today()]);

/**
 * Keeps the latest result. A new one replaces it at once and is brought into view; a choice about
 * the letters of its name changes it where it stands, and holds until there is another name.
 *
 * Before there is one, what a press would show is calculated beforehand, to be drawn unseen: the
 * result of what stands in the form, or of an example. `isReady` says that it can be drawn whole;
 * where it never does, nothing is drawn beforehand.
 */
export function useCalculation<T>(
  calculate: Calculate<T>,
  isReady = false,
): {
  latest: Calculation<T> | undefined;
  /** What is drawn, seen or not. */
  drawn: Calculation<T> | undefined;
  chooser: LetterChooser | undefined;
  place: RefObject<HTMLDivElement | null>;
  prepare: (entry: Entry) => void;
  show: (entry: Entry) => void;
  /** Shows a result that nobody has pressed for. */
  open: (entry: Entry, isLinked: boolean) => void;
  clear: () => void;
} {
  const [latest, setLatest] = useState<Calculation<T>>();
  const [draft, setDraft] = useState<Draft<T>>();
  const place = useRef<HTMLDivElement>(null);

  function prepare(entry: Entry) {
    if (latest) return;
    const made = calculation(entry);
    setDraft(made && { ...made, key: keyOf(entry) });
  }

  const rehearse = useEffectEvent(() => {
    if (!draft) prepare(EXAMPLE);
  });

  useEffect(() => {
    // In small pieces, which a press interrupts.
    if (isReady) startTransition(rehearse);
  }, [isReady]);

  function show(entry: Entry) {
    if (!put(entry)) return;
    firstScreenFirst(place.current);
    reveal(place.current);
  }

  function open(entry: Entry, isLinked: boolean) {
    if (put(entry) && isLinked) reveal(place.current);
  }

  function put(entry: Entry): boolean {
    const next = draft?.key === keyOf(entry) ? draft : calculation(entry);
    if (!next) return false;
    // At once, so that the result is there to be scrolled to.
    flushSync(() => {
      setLatest(next);
      setDraft(undefined);
    });
    return true;
  }

  function calculation(entry: Entry): Calculation<T> | undefined {
    const choices = latest?.entry.name === entry.name ? latest.choices : NO_CHOICES;
    const value = calculate(entry, choices);
    if (value === undefined) return undefined;
    return { entry, choices, value, turn: (latest?.turn ?? 0) + 1 };
  }

  function choose(choices: LetterChoices) {
    if (!latest) return;
    const value = calculate(latest.entry, choices);
    if (value !== undefined) setLatest({ ...latest, choices, value });
  }

  function clear() {
    setLatest(undefined);
    setDraft(undefined);
  }

  const drawn = latest ?? (isReady ? draft : undefined);
  const chooser = drawn && { name: drawn.entry.name, choices: drawn.choices, choose };
  return { latest, drawn, chooser, place, prepare, show, open, clear };
}
