import type { ReactNode } from 'react';
import { BirthDateField } from '../../../person/form/BirthDateField';
import { NameField } from '../../../person/form/NameField';
import { ChoosePerson } from '../../../person/people/ChoosePerson';
import { fieldName } from '../../../person/tool/form-entry';
import { Disclosure } from '../../../ui/primitives/Disclosure';
import styles from './PersonFields.module.css';

type Props = {
  /** The name of the group. */
  label: string;
  /** Shown above the fields: the name of the group, unless somebody is invited. */
  legend?: string;
  /** One line in which the fields are folded, for somebody who is not to fill them in. */
  folded?: ReactNode;
  /** Which of the two. */
  index: number;
  /** Whether it is the visitor. */
  isVisitor: boolean;
  /** Shown below the fields. */
  children?: ReactNode;
};

/** The name and the birth date of one of the two. */
export function PersonFields(props: Props) {
  const { label, legend = label, folded, index, isVisitor, children } = props;
  const fields = { name: fieldName('name', index), date: fieldName('date', index) };
  return (
    <fieldset className={styles.group} aria-label={label}>
      {!folded && <legend className={styles.legend}>{legend}</legend>}
      {/* Always there, so that the fields stay the same elements and keep their text. */}
      <Disclosure isOpen={!folded}>
        <summary className={styles.folded} hidden={!folded}>
          {folded}
        </summary>
        <div className={styles.person}>
          <ChoosePerson fields={fields} isVisitor={isVisitor} />
          <NameField label="Full Name" name={fields.name} />
          <BirthDateField name={fields.date} required />
          {children}
        </div>
      </Disclosure>
    </fieldset>
  );
}
