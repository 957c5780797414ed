import { type LetterChoices, NO_CHOICES } from '@ninefold/numerology';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { scrollIntoView } from '../browser/scroll-into-view';
import type { FormValues, SavedResult } from '../session/form-values';
import { rememberResult } from '../session/session-memory';
import type { LetterChooser } from '../working/letter-choices';

/** The latest result, and what leads to it again. */
export interface Calculation<T> {
  readonly entry: SavedResult;
  readonly value: T;
  /** Changes with every calculation; a React key for whatever must reset with each. */
  readonly runId: number;
  readonly shouldScroll: boolean;
}

/** The rule of a calculator; `undefined` when the entry is incomplete. */
export type Calculate<T> = (entry: SavedResult) => T | undefined;

/** An entry from a form, or a whole result to restore. */
export type NewEntry = FormValues & Partial<SavedResult>;

/** The views of a page that shows one of several things: tabs, or years. */
export interface Views {
  readonly has: (view: string) => boolean;
  /** The view of a new result, given the one before it. */
  readonly next: (view: string) => string;
}

const ONE_VIEW: Views = { has: () => false, next: () => '' };

/**
 * Holds the latest result. A new one replaces it and is scrolled to. A choice about its letters or
 * its view updates it in place. This tab remembers all of it.
 */
export function useCalculation<T>(
  calculate: Calculate<T>,
  views = ONE_VIEW,
): {
  latest: Calculation<T> | undefined;
  view: string;
  chooser: LetterChooser | undefined;
  resultRef: RefObject<HTMLDivElement | null>;
  run: (values: NewEntry, shouldScroll?: boolean) => void;
  show: (view: string) => void;
  clear: () => void;
} {
  const [latest, setLatest] = useState<Calculation<T>>();
  const [view, setView] = useState('');
  const resultRef = useRef<HTMLDivElement>(null);
  const runId = latest?.runId ?? 0;
  const shouldScroll = latest?.shouldScroll ?? false;

  useLayoutEffect(() => {
    if (runId > 0 && shouldScroll) scrollIntoView(resultRef.current);
  }, [runId, shouldScroll]);

  function update(entry: SavedResult, isNew: Pick<Calculation<T>, 'runId' | 'shouldScroll'>) {
    const value = calculate(entry);
    if (value === undefined) return;
    setLatest({ ...isNew, entry, value });
    setView(entry.view);
    rememberResult(location.pathname, entry);
  }

  function run(values: NewEntry, shouldScroll = true) {
    const isSameName = latest?.entry.name === values.name;
    const entry = {
      choices: isSameName ? latest.entry.choices : NO_CHOICES,
      ...values,
      view: values.view && views.has(values.view) ? values.view : views.next(view),
    };
    update(entry, { runId: runId + 1, shouldScroll });
  }

  function choose(choices: LetterChoices) {
    if (latest) update({ ...latest.entry, choices }, latest);
  }

  function show(view: string) {
    if (latest) update({ ...latest.entry, view }, latest);
    else setView(view);
  }

  const chooser = latest && { ...latest.entry, choose };
  return { latest, view, chooser, resultRef, run, show, clear: () => setLatest(undefined) };
}
