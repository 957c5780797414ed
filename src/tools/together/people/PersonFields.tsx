import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import { DateField } from '../../../ui/primitives/DateField';
import { Field } from '../../../ui/primitives/Field';
import styles from './PersonFields.module.css';

type Props = {
  legend: string;
  /** The prefix of the two fields' names in the form. */
  prefix: Who;
  /** Shown below the fields. */
  children?: ReactNode;
};

/** Which of the two people. */
export type Who = 'first' | 'second';

const DATES = `${EARLIEST_BIRTH_DATE.year} to ${LATEST_BIRTH_DATE.year}`;

/** The name and the birth date of one of the two. */
export function PersonFields({ legend, prefix, children }: Props) {
  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>{legend}</legend>
      <Field label="Full Name" name={`${prefix}-name`} hint="Required" spellCheck={false} />
      <DateField
        label="Birth Date"
        name={`${prefix}-date`}
        hint={`Required, ${DATES}`}
        first={EARLIEST_BIRTH_DATE}
        last={LATEST_BIRTH_DATE}
      />
      {children}
    </fieldset>
  );
}
