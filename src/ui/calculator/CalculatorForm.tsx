import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '@ninefold/numerology';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsHydrated } from '../browser/use-is-hydrated';
import { Button } from '../primitives/Button';
import { DateField } from '../primitives/DateField';
import { Field } from '../primitives/Field';
import { readDate } from '../primitives/read-date';
import { useRememberedValues } from '../session/use-remembered-values';
import styles from './CalculatorForm.module.css';
import { PrivacyNote } from './PrivacyNote';
import type { NewEntry } from './use-calculation';

type Props = {
  button: string;
  nameField?: { label: string; placeholder: string };
  dateField?: { label: string; isRequired: boolean };
  /** Whether the name is a person's. A business name is not offered to the next calculator. */
  isPersonal?: boolean;
  /** Called when a visitor starts to use the form, or when it opens already filled in. */
  onTouch: () => void;
  /** Shows a result, and scrolls to it unless it was restored. */
  onCalculate: (values: NewEntry, shouldScroll?: boolean) => void;
  onForget: () => void;
};

const DATES = `${EARLIEST_BIRTH_DATE.year} to ${LATEST_BIRTH_DATE.year}`;

/**
 * The form of every calculator. A submit with a missing or invalid value shows no message and moves
 * the focus to the first such field. The hint of each field says what is required, and a screen
 * reader hears it again at each such submit.
 */
export function CalculatorForm(props: Props) {
  const { button, nameField, dateField, isPersonal = true } = props;
  const { onTouch, onCalculate, onForget } = props;
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const dateInput = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState({ count: 0, words: '' });
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
    if (nameField && name === '')
      return refuse(nameInput.current, `${nameField.label} is required.`);
    const date = dateInput.current ? readDate(dateInput.current) : 'empty';
    const isDateMissing = date === 'unusable' || (date === 'empty' && dateField?.isRequired);
    if (isDateMissing) {
      return refuse(dateInput.current, `${dateField?.label}: a whole date, ${DATES}.`);
    }
    const values = { name, date: date === 'empty' ? undefined : date };
    setRefusal({ count: 0, words: '' });
    onTouch();
    onCalculate(values);
    remember(values);
  }

  function refuse(input: HTMLInputElement | null, words: string) {
    input?.focus();
    setRefusal(({ count }) => ({ count: count + 1, words }));
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
          hint={`${dateField.isRequired ? 'Required' : 'Optional'}, ${DATES}`}
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
      <PrivacyNote
        onForget={
          isRemembered
            ? () => {
                forget();
                onForget();
              }
            : undefined
        }
      />
      <p aria-live="polite" className="visually-hidden">
        {/* A new element is announced again, even with the same words. */}
        <span key={refusal.count}>{refusal.words}</span>
      </p>
    </form>
  );
}
