import { memo, type Ref, type SubmitEvent, useRef } from 'react';
import { longDate } from '../../config/language';
import { Working } from '../../person/working/Working';
import { dayOf } from '../../ui/browser/today';
import { Field } from '../../ui/form/Field';
import { Button } from '../../ui/primitives/Button';
import type { LotteryRecord } from './lottery-record';
import styles from './PowerNumbers.module.css';
import type { Prediction } from './prediction';
import { parseWinningNumbers } from './rules';

type Props = {
  prediction: Prediction;
  /** The latest check of these numbers. */
  check: LotteryRecord | undefined;
  heading: Ref<HTMLHeadingElement>;
  onCheck: (winningNumbers: readonly number[]) => void;
};

/** Memoized, because a check does not change how the numbers were calculated. */
const SteadyWorking = memo(Working);

/** The six numbers, how they were calculated, and the form that checks them against a draw. */
export function PowerNumbers({ prediction, check, heading, onCheck }: Props) {
  const { name, lifePathNumber, period, date, numbers, steps } = prediction;
  const day = dayOf(new Date(date));
  return (
    <div className={styles.result} data-testid="result">
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          Your power numbers
        </h2>
        <p className={styles.origin}>
          {period === 'daily' ? 'Daily' : 'Weekly'} numbers for {name}, Life Path {lifePathNumber},
          made on {longDate(day)}.
        </p>
        {period === 'weekly' && (
          <p className={styles.origin}>
            {day.year} has only two weekly sets, and everybody gets one of them. Your Life Path and
            the date decide which.
          </p>
        )}
      </div>
      <ol className={styles.numbers}>
        {numbers.map((number) => {
          const isMatched = check?.winningNumbers.includes(number) ?? false;
          return (
            <li key={number} className={isMatched ? styles.matched : styles.number}>
              <span data-testid="power-number">{number}</span>
              {isMatched && <span className="visually-hidden"> matched</span>}
            </li>
          );
        })}
      </ol>
      <div className={styles.working}>
        <SteadyWorking steps={steps} isOnlyHere summary="How these numbers were found" />
      </div>
      <CheckForm onCheck={onCheck} />
    </div>
  );
}

// Non-breaking, because of the long label.
const HINT = 'Six,\u00a01\u2060–\u206049';

type CheckFormProps = { onCheck: (winningNumbers: readonly number[]) => void };

/** The form for the winning numbers of a draw. */
function CheckForm({ onCheck }: CheckFormProps) {
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
    <form className={styles.check} noValidate onSubmit={submit}>
      <Field
        ref={field}
        label="Check Against Lottery Results"
        hint={HINT}
        name="winning-numbers"
        placeholder="3, 11, 19, 24, 38, 45"
        className={styles.winning}
      />
      <Button type="submit">Check</Button>
    </form>
  );
}
