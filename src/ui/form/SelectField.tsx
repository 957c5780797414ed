import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
};

/** A labeled list to choose from. */
export function SelectField({ label, options, ...select }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <select {...select} id={id} className={`field-box ${styles.select}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
