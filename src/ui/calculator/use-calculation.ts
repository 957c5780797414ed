import { useState } from 'react';
import { type LetterChoices, NO_CHOICES } from '../../numbers/letter-choices';
import type { FormValues, SavedResult } from '../session/form-values';
import { rememberResult } from '../session/session-memory';
import type { LetterChooser } from '../working/letter-choices';
import { useLatest } from './use-latest';

/** A result, and what leads to it again. */
export interface Calculation<T> {
  readonly entry: SavedResult;
  readonly value: T;
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
export function useCalculation<T>(calculate: Calculate<T>, views = ONE_VIEW) {
  const { latest, resultRef, run: start, update, clear } = useLatest<Calculation<T>>();
  const [view, setView] = useState('');

  /** Shows the result of an entry. An incomplete one leaves the earlier result. */
  function showResult(entry: SavedResult, show: (calculation: Calculation<T>) => void) {
    const value = calculate(entry);
    if (value === undefined) return;
    show({ entry, value });
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
    showResult(entry, (calculation) => start(calculation, shouldScroll));
  }

  function choose(choices: LetterChoices) {
    if (latest) showResult({ ...latest.entry, choices }, update);
  }

  function show(view: string) {
    if (latest) showResult({ ...latest.entry, view }, update);
    else setView(view);
  }

  const chooser: LetterChooser | undefined = latest && { ...latest.entry, choose };
  return { latest, view, chooser, resultRef, run, show, clear };
}
