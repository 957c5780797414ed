import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { useIsHydrated } from '../../ui/browser/use-is-hydrated';
import { Button } from '../../ui/primitives/Button';
import { Field } from '../../ui/primitives/Field';
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

/** Name, Life Path and period. */
export function PredictionForm({ firstField, start, savedName, onGenerate }: Props) {
  const isHydrated = useIsHydrated();
  const lifePathField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = firstField.current;
    if (field?.value !== '' || savedName === '') return;
    field.value = savedName;
    // The visitor is about to type here: selected, so that typing replaces the saved name.
    if (document.activeElement === field) field.select();
  }, [firstField, savedName]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get('name')).trim();
    const lifePath = parseLifePath(String(data.get('life-path')));
    const period: Period = data.get('period') === 'weekly' ? 'weekly' : 'daily';
    if (name !== '' && lifePath !== undefined) return onGenerate({ name, lifePath, period });
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
      <Field
        ref={lifePathField}
        label="Life Path Number"
        hint="Required, 1 to 33"
        name="life-path"
        inputMode="numeric"
        defaultValue={start?.lifePath}
      />
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
        Your Life Path comes from your birth date; <a href="/">the Calculator</a> finds it. Results
        are kept in this browser alone.
      </p>
    </form>
  );
}
