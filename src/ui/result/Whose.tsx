import type { ReactNode } from 'react';
import { longDate } from '../browser/wording';
import type { FormValues } from '../session/form-values';
import styles from './Whose.module.css';

type Props = {
  /** What the shown result was calculated from. The fields may contain something else by now. */
  values: FormValues;
  children?: ReactNode;
};

/** Whose result this is: “Ann Lee · January 9, 1990”. */
export function Whose({ values: { name, date }, children }: Props) {
  return (
    <div className={styles.line}>
      <p data-testid="whose">{[name, date && longDate(date)].filter(Boolean).join(' · ')}</p>
      {children}
    </div>
  );
}
