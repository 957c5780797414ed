import { type CalendarDate, EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '@ninefold/numerology';
import { type SubmitEvent, useRef } from 'react';
import { useIsAwake } from '../browser/use-is-hydrated';
import { Button } from '../primitives/Button';
import { DateField } from '../primitives/DateField';
import { Field } from '../primitives/Field';
import { readDate } from '../primitives/read-date';
import { useKeptEntry } from '../session/use-remembered-entry';
import styles from './CalculatorForm.module.css';

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
  /** Is told what a press would calculate now, with every letter that is typed. */
  onFilled?: (entry: Entry) => void;
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
  const { button, nameField, dateField, isPersonal = true, onFilled } = props;
  const { onCalculate, onOpen, onForget } = props;
  const isAwake = useIsAwake();
  const nameInput = useRef<HTMLInputElement>(null);
  const dateInput = useRef<HTMLInputElement>(null);

  const { isKept, keep, forget } = useKeptEntry({
    nameInput,
    dateInput,
    isDateRequired: dateField?.isRequired ?? false,
    isPersonal,
    onFilled: report,
    onOpen,
  });

  /** What the fields hold, or the first that is missing. */
  function read(): { entry?: Entry; missing?: HTMLInputElement | null } {
    const name = nameInput.current?.value.trim() ?? '';
    if (nameInput.current && name === '') return { missing: nameInput.current };
    const date = dateInput.current ? readDate(dateInput.current) : 'empty';
    const isMissing = date === 'unusable' || (date === 'empty' && dateField?.isRequired);
    if (isMissing) return { missing: dateInput.current };
    return { entry: { name, date: date === 'empty' ? undefined : date } };
  }

  function report() {
    const { entry } = read();
    if (entry) onFilled?.(entry);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { entry, missing } = read();
    if (!entry) return missing?.focus();
    // First, so that what this adds to the form is laid out together with the result.
    keep(entry);
    onCalculate(entry);
  }

  return (
    <form className={styles.form} noValidate onInput={report} onSubmit={submit}>
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
