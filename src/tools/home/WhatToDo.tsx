import * as words from '#texts/tools/home';
import { NumberFigure } from '../../art/NumberFigure';
import { useVisitor } from '../../person/memory/use-visitor';
import { type NumberKind, numberKinds } from '../../result/reading/number-kinds';
import styles from './Home.module.css';

type Props = {
  kind: NumberKind;
  /** Whether there is a result, in which only this number is missing. */
  hasResult: boolean;
};

/** What is left to do to see a number. A form that opens filled in asks for less. */
export function WhatToDo({ kind, hasResult }: Props) {
  const visitor = useVisitor();
  const missing = [
    ...(visitor?.name ? [] : ['name' as const]),
    ...(kind.usesDate && !visitor?.date ? ['date' as const] : []),
  ];
  const toSee = missing.length > 0 ? words.typeAndPress(missing) : words.pressToSee(kind.id);
  return (
    <p className={`quiet ${styles.missing}`}>{hasResult ? words.addYourDate(kind.id) : toSee}</p>
  );
}

/** What a number is about, under the tabs, until it is known. Each of the nine tabs has a figure. */
export function WhatItIsAbout({ kind }: { kind: NumberKind }) {
  return (
    <div className={`page reading ${styles.question}`}>
      <NumberFigure
        number={numberKinds.indexOf(kind) + 1}
        detail="mark"
        className={styles.figure}
      />
      <p>{kind.what}</p>
    </div>
  );
}
