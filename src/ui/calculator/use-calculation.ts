import { type LetterChoices, NO_CHOICES } from '@ninefold/numerology';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { scrollIntoView } from '../browser/scroll-into-view';
import type { FormValues } from '../session/form-values';
import type { LetterChooser } from '../working/letter-choices';

/** The latest result and its inputs. */
export interface Calculation<T> {
  readonly values: FormValues;
  /** What the visitor has since chosen for the letters of the name. */
  readonly choices: LetterChoices;
  readonly value: T;
  /** Changes with every calculation; a React key for whatever must reset with each. */
  readonly runId: number;
  readonly shouldScroll: boolean;
}

/** The rule of a calculator; `undefined` when the values are incomplete. */
export type Calculate<T> = (values: FormValues, choices: LetterChoices) => T | undefined;

/**
 * Holds the latest result. A new one replaces it and is scrolled to. A choice about letters updates
 * it in place and applies until another name is calculated.
 */
export function useCalculation<T>(calculate: Calculate<T>): {
  latest: Calculation<T> | undefined;
  chooser: LetterChooser | undefined;
  resultRef: RefObject<HTMLDivElement | null>;
  run: (values: FormValues, shouldScroll?: boolean) => void;
  clear: () => void;
} {
  const [latest, setLatest] = useState<Calculation<T>>();
  const resultRef = useRef<HTMLDivElement>(null);
  const runId = latest?.runId ?? 0;
  const shouldScroll = latest?.shouldScroll ?? false;

  useLayoutEffect(() => {
    if (runId > 0 && shouldScroll) scrollIntoView(resultRef.current);
  }, [runId, shouldScroll]);

  function run(values: FormValues, shouldScroll = true) {
    const choices = latest?.values.name === values.name ? latest.choices : NO_CHOICES;
    const value = calculate(values, choices);
    if (value !== undefined) setLatest({ values, choices, value, runId: runId + 1, shouldScroll });
  }

  function choose(choices: LetterChoices) {
    if (!latest) return;
    const value = calculate(latest.values, choices);
    if (value !== undefined) setLatest({ ...latest, choices, value });
  }

  const chooser = latest && { name: latest.values.name, choices: latest.choices, choose };
  return { latest, chooser, resultRef, run, clear: () => setLatest(undefined) };
}
