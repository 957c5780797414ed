import type { ReactNode } from 'react';
import { BirthDateField } from '../../../ui/form/BirthDateField';
import { NameField } from '../../../ui/form/NameField';
import { ChoosePerson } from '../../../ui/people/ChoosePerson';
import styles from './PersonFields.module.css';

type Props = {
  legend: string;
  /** The prefix of the two fields' names in the form. */
  prefix: string;
  /** Shown below the fields. */
  children?: ReactNode;
};

/** The name and the birth date of one of the two. */
export function PersonFields({ legend, prefix, children }: Props) {
  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>{legend}</legend>
      <ChoosePerson fields={{ name: `${prefix}name`, date: `${prefix}date` }} />
      <NameField label="Full Name" name={`${prefix}name`} />
      <BirthDateField name={`${prefix}date`} required />
      {children}
    </fieldset>
  );
}
