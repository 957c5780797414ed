import { useState } from 'react';
import type { LetterChoices } from '../../numbers/letter-choices';
import type { FormValues, SavedResult, ShownResult } from '../session/form-values';
import { rememberResult } from '../session/session-memory';
import { resolveChoices, useCountedLetters } from '../storage/counted-letters';
import type { LetterChooser } from '../working/letter-choices';
import { useLatest } from './use-latest';

/** The rule of a calculator; `undefined` when the entry is incomplete. */
export type Calculate<T> = (entry: ShownResult) => T | undefined;

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
 * Holds what the latest result is calculated from. A new one replaces it and is scrolled to. A choice about
 * its letters or its view updates it in place. This tab remembers all of it.
 */
export function useCalculation<T>(calculate: Calculate<T>, views = ONE_VIEW) {
  const { latest: saved, resultRef, run: start, update, clear } = useLatest<SavedResult>();
  const letters = useCountedLetters();
  const [view, setView] = useState('');

  const entry = saved && shown(saved);
  const value = entry && calculate(entry);
  const latest = saved &&
    entry &&
    value !== undefined && { saved, entry, value, runId: saved.runId };

  function shown(result: SavedResult): ShownResult {
    const { name, date, choices, view } = result;
    return { name, date, choices: resolveChoices(choices, letters), view };
  }

  /** Shows the result of an entry. An incomplete one leaves the earlier result. */
  function showResult(result: SavedResult, show: (result: SavedResult) => void) {
    if (calculate(shown(result)) === undefined) return;
    show(result);
    setView(result.view);
    rememberResult(location.pathname, result);
  }

  function run(values: NewEntry, shouldScroll = true) {
    const result = {
      choices: saved?.name === values.name ? saved.choices : undefined,
      ...values,
      view: values.view && views.has(values.view) ? values.view : views.next(view),
    };
    showResult(result, (next) => start(next, shouldScroll));
  }

  function choose(choices: LetterChoices | undefined) {
    if (saved) showResult({ ...saved, choices }, update);
  }

  function show(view: string) {
    if (saved) showResult({ ...saved, view }, update);
    else setView(view);
  }

  const chooser: LetterChooser | undefined = entry && { ...entry, choose };
  return { latest: latest || undefined, view, chooser, resultRef, run, show, clear };
}
