import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

type Props = ComponentProps<'input'> & {
  label: string;
  /** Always visible: what to enter, and whether it is required. */
  hint: string;
};

/** A labeled input. It is uncontrolled, so that text typed before hydration is not lost. */
export function Field({ label, hint, className, ...input }: Props) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={`${id}-hint`}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
