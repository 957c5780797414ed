import { type SubmitEvent, useRef } from 'react';
import { type CalendarDate, EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../numerology';
import { Button } from './Button';
import styles from './CalculatorForm.module.css';
import { DateField } from './DateField';
import { Field } from './Field';
import { readDate } from './read-date';
import { useIsAwake } from './use-is-awake';
import { useKeptEntry } from './use-kept-entry';

/** What a visitor gave a calculator. */
export interface Entry {
  readonly name: string;
  readonly date: CalendarDate | undefined;
}

type Props = {
  button: string;
  nameField?: { label: string; placeholder: string };
  dateField?: { label: string; isRequired: boolean };
  /** Whether the name is a person's. A business's is not offered by the next calculator. */
  isPersonal?: boolean;
  onCalculate: (entry: Entry) => void;
  /** Shows what a link holds, or what stood here before; only a link brings it into view. */
  onOpen: (entry: Entry, isLinked: boolean) => void;
  onForget: () => void;
};

/**
 * The form of every calculator. What cannot be calculated does nothing, with no message, and puts
 * the caret into the first field that is missing; each hint says beforehand what is needed.
 */
export function CalculatorForm(props: Props) {
  const { button, nameField, dateField, isPersonal = true, onCalculate, onOpen, onForget } = props;
  const isAwake = useIsAwake();
  const nameInput = useRef<HTMLInputElement>(null);
  const dateInput = useRef<HTMLInputElement>(null);

  const { isKept, keep, forget } = useKeptEntry({
    nameInput,
    dateInput,
    isDateRequired: dateField?.isRequired ?? false,
    isPersonal,
    onOpen,
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = nameInput.current?.value.trim() ?? '';
    if (nameInput.current && name === '') return nameInput.current.focus();
    const date = dateInput.current ? readDate(dateInput.current) : 'empty';
    const isMissing = date === 'unusable' || (date === 'empty' && dateField?.isRequired);
    if (isMissing) return dateInput.current?.focus();
    const entry = { name, date: date === 'empty' ? undefined : date };
    // First, so that what this adds to the form is laid out together with the result.
    keep(entry);
    onCalculate(entry);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {nameField && (
        <Field {...nameField} ref={nameInput} name="name" hint="Required" spellCheck={false} />
      )}
      {dateField && (
        <DateField
          label={dateField.label}
          ref={dateInput}
          name="date"
          hint={dateField.isRequired ? 'Required' : 'Optional'}
          first={EARLIEST_BIRTH_DATE}
          last={LATEST_BIRTH_DATE}
        />
      )}
      <Button type="submit" disabled={!isAwake}>
        {button}
      </Button>
      <noscript>
        <p className={styles.promise}>
          The sum is done in your browser, by JavaScript, which is switched off here.
        </p>
      </noscript>
      <p className={styles.promise}>Worked out in your browser. Nothing you type leaves it.</p>
      {isKept && (
        <p className={styles.promise}>
          Remembered in this tab until you close it.{' '}
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              forget();
              onForget();
            }}
          >
            Forget it now
          </button>
        </p>
      )}
    </form>
  );
}
