import type { ReactNode } from 'react';
import { BirthDateField } from '../../../person/form/BirthDateField';
import { NameField } from '../../../person/form/NameField';
import { ChoosePerson } from '../../../person/people/ChoosePerson';
import { Disclosure } from '../../../ui/primitives/Disclosure';
import styles from './PersonFields.module.css';

type Props = {
  /** The name of the group. */
  label: string;
  /** Shown above the fields: the name of the group, unless somebody is invited. */
  legend?: string;
  /** One line in which the fields are folded, for somebody who is not to fill them in. */
  folded?: ReactNode;
  /** The prefix of the two fields' names in the form. */
  prefix: string;
  /** Shown below the fields. */
  children?: ReactNode;
};

/** The name and the birth date of one of the two. */
export function PersonFields({ label, legend = label, folded, prefix, children }: Props) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      {!folded && <legend className={styles.legend}>{legend}</legend>}
      {/* Always there, so that the fields stay the same elements and keep their text. */}
      <Disclosure isOpen={!folded}>
        <summary className={styles.folded} hidden={!folded}>
          {folded}
        </summary>
        <div className={styles.person}>
          <ChoosePerson fields={{ name: `${prefix}name`, date: `${prefix}date` }} />
          <NameField label="Full Name" name={`${prefix}name`} />
          <BirthDateField name={`${prefix}date`} required />
          {children}
        </div>
      </Disclosure>
    </fieldset>
  );
}
