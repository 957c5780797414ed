import { type SubmitEvent, useRef } from 'react';
import { Field } from '../../ui/form/Field';
import { Button } from '../../ui/primitives/Button';
import styles from './CheckForm.module.css';
import { parseWinningNumbers } from './rules/lottery-input';

// Non-breaking, because of the long label.
const HINT = 'Six,\u00a01\u2060–\u206049';

type Props = { onCheck: (winningNumbers: readonly number[]) => void };

/** The form for the winning numbers of a draw. */
export function CheckForm({ onCheck }: Props) {
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = field.current?.value ?? '';
    const winningNumbers = parseWinningNumbers(text);
    if (winningNumbers) return onCheck(winningNumbers);
    alert(
      text.trim() === ''
        ? 'Please enter the lottery winning numbers'
        : 'Please enter exactly 6 valid numbers (1-49) separated by commas',
    );
    field.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        ref={field}
        label="Check Against Lottery Results"
        hint={HINT}
        name="winning-numbers"
        placeholder="3, 11, 19, 24, 38, 45"
        className={styles.field}
      />
      <Button type="submit">Check</Button>
    </form>
  );
}
