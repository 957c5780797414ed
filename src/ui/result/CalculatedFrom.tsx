import type { ReactNode } from 'react';
import type { FormValues } from '../session/form-values';
import { longDate } from '../text/wording';
import styles from './CalculatedFrom.module.css';

type Props = {
  /** What the shown result was calculated from. The fields may contain something else by now. */
  values: FormValues;
  children?: ReactNode;
};

/** What a result was calculated from: “Ann Lee · January 9, 1990”. */
export function CalculatedFrom({ values: { name, date }, children }: Props) {
  return (
    <div className={styles.line}>
      <p data-testid="whose">{[name, date && longDate(date)].filter(Boolean).join(' · ')}</p>
      {children}
    </div>
  );
}
