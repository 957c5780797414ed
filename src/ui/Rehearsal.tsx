import { type ReactNode, type RefObject, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NO_CHOICES } from '../numerology';
import { ErrorBoundary } from './ErrorBoundary';
import styles from './Rehearsal.module.css';
import type { Calculate, Calculation } from './use-calculation';

const VISITOR = { name: 'Grace Brewster Hopper', date: { year: 1906, month: 12, day: 9 } };

type Props<T> = {
  calculate: Calculate<T>;
  /** Where the result will stand. */
  place: RefObject<Element | null>;
  /** The result. */
  children: (calculation: Calculation<T>) => ReactNode;
};

/**
 * Draws a result that nobody asked for, unseen, and throws it away. What a browser does for the
 * first time takes it twice as long, and most visitors press once.
 */
export function Rehearsal<T>({ calculate, place, children }: Props<T>) {
  const [stage, setStage] = useState<Element>();

  useEffect(() => {
    const empty = document.createElement('div');
    empty.className = styles.stage ?? '';
    // In small pieces, which a press interrupts.
    startTransition(() => setStage(empty));
  }, []);

  useEffect(() => {
    if (!stage) return;
    // Laid out where it will stand, and gone within this task: nobody can meet it there.
    place.current?.append(stage);
    stage.getBoundingClientRect();
    stage.remove();
    setStage(undefined);
  }, [stage, place]);

  if (!stage) return null;
  const value = calculate(VISITOR, NO_CHOICES);
  if (value === undefined) return null;
  const result = children({ entry: VISITOR, choices: NO_CHOICES, value, turn: 0 });
  return createPortal(<ErrorBoundary>{result}</ErrorBoundary>, stage);
}
