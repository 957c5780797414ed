import {
  type CalendarDate,
  EARLIEST_BIRTH_DATE,
  formatDate,
  LATEST_BIRTH_DATE,
  lifePath,
} from '@ninefold/numerology';
import { type ChangeEvent, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { useIsHydrated } from '../../ui/browser/use-is-hydrated';
import { Button } from '../../ui/primitives/Button';
import { DateField } from '../../ui/primitives/DateField';
import { Field } from '../../ui/primitives/Field';
import { readDate } from '../../ui/primitives/read-date';
import { PeriodChoice } from './PeriodChoice';
import styles from './PredictionForm.module.css';
import type { PredictionInput } from './prediction';
import { parseLifePath } from './rules/lottery-input';
import type { Period } from './rules/lottery-numbers';

type Props = {
  firstField: RefObject<HTMLInputElement | null>;
  /** The previous input, for a visitor who returns to the form. */
  start: PredictionInput | undefined;
  savedName: string;
  onGenerate: (input: PredictionInput) => void;
};

/** Name, Life Path, the birth date that gives it, and period. */
export function PredictionForm({ firstField, start, savedName, onGenerate }: Props) {
  const isHydrated = useIsHydrated();
  const lifePathField = useRef<HTMLInputElement>(null);
  const dateField = useRef<HTMLInputElement>(null);
  /** The Life Path that the birth date filled in. */
  const filledIn = useRef(start?.birthDate ? String(start.lifePath) : '');

  useEffect(() => {
    const field = firstField.current;
    if (field?.value !== '' || savedName === '') return;
    field.value = savedName;
    // The visitor is about to type here: selected, so that typing replaces the saved name.
    if (document.activeElement === field) field.select();
  }, [firstField, savedName]);

  function fillInLifePath({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const field = lifePathField.current;
    const date = dateIn(currentTarget);
    const found = date ? String(lifePath(date).value) : '';
    // A date that is no longer complete empties the field, unless the visitor has typed into it.
    if (field && (date || field.value === filledIn.current)) field.value = found;
    filledIn.current = found;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get('name')).trim();
    const typed = String(data.get('life-path')).trim();
    const date = dateField.current ? dateIn(dateField.current) : undefined;
    const ofDate = date && lifePath(date).value;
    // Still blank if the date was typed before hydration.
    const number = typed === '' ? ofDate : parseLifePath(typed);
    const period: Period = data.get('period') === 'weekly' ? 'weekly' : 'daily';
    if (name !== '' && number !== undefined) {
      const birthDate = number === ofDate ? date : undefined;
      return onGenerate({ name, lifePath: number, birthDate, period });
    }
    alert('Please enter a valid Life Path number (1-33) and your name');
    (name === '' ? firstField : lifePathField).current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        ref={firstField}
        label="Your Name"
        hint="Required"
        name="name"
        spellCheck={false}
        defaultValue={start?.name}
      />
      <div className={styles.pair}>
        <Field
          ref={lifePathField}
          label="Life Path Number"
          hint="Required, 1 to 33"
          name="life-path"
          inputMode="numeric"
          defaultValue={start?.lifePath}
        />
        <DateField
          ref={dateField}
          label="Birth Date"
          hint={`Optional, ${EARLIEST_BIRTH_DATE.year} to ${LATEST_BIRTH_DATE.year}`}
          first={EARLIEST_BIRTH_DATE}
          last={LATEST_BIRTH_DATE}
          defaultValue={start?.birthDate && formatDate(start.birthDate)}
          onChange={fillInLifePath}
        />
      </div>
      <PeriodChoice name="period" start={start?.period ?? 'daily'} />
      <Button type="submit" disabled={!isHydrated}>
        Generate My Power Numbers
      </Button>
      <noscript>
        <p className={styles.promise}>
          The numbers are made in your browser, by JavaScript, which is switched off here.
        </p>
      </noscript>
      <p className={styles.promise}>
        Your birth date fills in your Life Path, and is not saved. Results are kept in this browser
        alone.
      </p>
    </form>
  );
}

function dateIn(input: HTMLInputElement): CalendarDate | undefined {
  const entry = readDate(input);
  return typeof entry === 'string' ? undefined : entry;
}
