import { type ReactNode, use } from 'react';
import type { FormValues } from '../session/form-values';
import { longDate } from '../text/wording';
import { LetterChoicesContext } from '../working/letter-choices';
import { UncountedLetters } from '../working/UncountedLetters';
import styles from './CalculatedFrom.module.css';

type Props = {
  /** What the shown result was calculated from. The fields may contain something else by now. */
  values: FormValues;
  children?: ReactNode;
};

/** What a result was calculated from, “Ann Lee · January 9, 1990”, and the letters that do not count. */
export function CalculatedFrom({ values: { name, date }, children }: Props) {
  return (
    <div className={styles.from}>
      <div className={styles.line}>
        <p data-testid="whose">{[name, date && longDate(date)].filter(Boolean).join(' · ')}</p>
        {children}
      </div>
      <LettersOfName />
    </div>
  );
}

/** The letters that do not count in the one name of a result. */
export function LettersOfName() {
  const chooser = use(LetterChoicesContext);
  if (!chooser) return null;
  return <UncountedLetters names={[chooser]} onChoose={([choices]) => chooser.choose(choices)} />;
}
