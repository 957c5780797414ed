import { useSyncExternalStore } from 'react';
import { NumberFigure } from '../../art/NumberFigure';
import { personOfVisit, watchVisit } from '../../person/memory/visit';
import { type NumberKind, numberKinds } from '../../person/result/number-kinds';
import styles from './HomeCalculator.module.css';

type Props = {
  kind: NumberKind;
  /** Whether there is a result, in which only this number is missing. */
  hasResult: boolean;
};

/** What is left to do to see a number. A form that opens filled in asks for less. */
export function WhatToDo({ kind, hasResult }: Props) {
  const filled = useSyncExternalStore(watchVisit, filledFields, () => '');
  const missing = [
    !filled.includes('name') && 'name',
    kind.needsDate && !filled.includes('date') && 'birth date',
  ].filter(Boolean);
  return (
    <p className={styles.missing}>
      {hasResult && `Add your birth date and press Calculate to see your ${kind.label}.`}
      {!hasResult &&
        missing.length > 0 &&
        `Type your ${missing.join(' and ')} and press Calculate.`}
      {!hasResult && missing.length === 0 && `Press Calculate to see your ${kind.label}.`}
    </p>
  );
}

/** Which fields the form opens with: those of the person that this tab remembers. */
function filledFields(): string {
  const person = personOfVisit();
  return [person?.name && 'name', person?.date && 'date'].filter(Boolean).join(' ');
}

/** What a number is about, under the tabs, until it is known. Each of the nine tabs has a figure. */
export function WhatItIsAbout({ kind }: { kind: NumberKind }) {
  return (
    <div className={styles.question}>
      <NumberFigure
        number={numberKinds.indexOf(kind) + 1}
        detail="mark"
        className={styles.figure}
      />
      <p>{kind.what}</p>
    </div>
  );
}
