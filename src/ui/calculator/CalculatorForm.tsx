import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '@ninefold/numerology';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useIsHydrated } from '../browser/use-is-hydrated';
import { Button } from '../primitives/Button';
import { DateField } from '../primitives/DateField';
import { Field } from '../primitives/Field';
import { readDate } from '../primitives/read-date';
import type { FormValues } from '../session/form-values';
import { useRememberedValues } from '../session/use-remembered-values';
import styles from './CalculatorForm.module.css';

type Props = {
  button: string;
  nameField?: { label: string; placeholder: string };
  dateField?: { label: string; isRequired: boolean };
  /** Whether the name is a person's. A business name is not offered to the next calculator. */
  isPersonal?: boolean;
  /** Called when a visitor starts to use the form, or when it opens already filled in. */
  onTouch: () => void;
  /** Shows a result, and scrolls to it unless it was restored. */
  onCalculate: (values: FormValues, shouldScroll?: boolean) => void;
  onForget: () => void;
};

/**
 * The form of every calculator. A submit with a missing or invalid value shows no message and moves
 * the focus to the first such field. The hint of each field says what is required.
 */
export function CalculatorForm(props: Props) {
  const { button, nameField, dateField, isPersonal = true } = props;
  const { onTouch, onCalculate, onForget } = props;
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const dateInput = useRef<HTMLInputElement>(null);
  const { isRemembered, remember, forget } = useRememberedValues({
    nameInput,
    dateInput,
    isDateRequired: dateField?.isRequired ?? false,
    isPersonal,
    onRestore: onCalculate,
  });

  const touchIfInUse = useEffectEvent(() => {
    const isFilled = nameInput.current?.value || dateInput.current?.value;
    if (isFilled || form.current?.matches(':focus-within')) onTouch();
  });
  // Anything typed, focused or restored before hydration fired no event here.
  useEffect(() => touchIfInUse(), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = nameInput.current?.value.trim() ?? '';
    if (nameInput.current && name === '') return nameInput.current.focus();
    const date = dateInput.current ? readDate(dateInput.current) : 'empty';
    const isDateMissing = date === 'unusable' || (date === 'empty' && dateField?.isRequired);
    if (isDateMissing) return dateInput.current?.focus();
    const values = { name, date: date === 'empty' ? undefined : date };
    onTouch();
    remember(values);
    onCalculate(values);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onFocus={onTouch}
      onPointerEnter={onTouch}
      onSubmit={submit}
    >
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
      <Button type="submit" disabled={!isHydrated}>
        {button}
      </Button>
      <noscript>
        <p className={styles.promise}>
          The sum is done in your browser, by JavaScript, which is switched off here.
        </p>
      </noscript>
      <p className={styles.promise}>Worked out in your browser. Nothing you type leaves it.</p>
      {isRemembered && (
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
