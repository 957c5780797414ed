import { type ComponentProps, type SyntheticEvent, useId } from 'react';
import styles from './Field.module.css';
import { markFixed } from './refusal';

type Props = Omit<ComponentProps<'input'>, 'onInput' | 'onBlur'> & {
  label: string;
  /** Always visible: what to enter, and whether it is required. It stands out in a refused field. */
  hint: string;
  /** The rest of the hint, visible while a date is chosen, or where a value is refused: “1900 to 2100”. */
  limits?: string | undefined;
};

/** A labeled input. It is uncontrolled, so that text typed before hydration is not lost. */
export function Field({ label, hint, limits, className, ...input }: Props) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        className={`field-box ${styles.input}`}
        onInput={unmark}
        // A half-typed date that is cleared has no `input` event.
        onBlur={unmark}
        aria-describedby={`${id}-hint`}
      />
      <p className={`note ${styles.hint}`} id={`${id}-hint`}>
        <span className={styles.need}>{hint}</span>
        {limits && (
          <span className={`visually-hidden ${styles.limits}`}>
            <span className={styles.comma}>, </span>
            {limits}
          </span>
        )}
      </p>
    </div>
  );
}

function unmark({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  markFixed(currentTarget);
}
