import type { Ref } from 'react';
import { Working } from '../../person/working/Working';
import { dayOf } from '../../ui/browser/today';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { readText } from '../../ui/form/fields';
import { markFixed } from '../../ui/form/refusal';
import { Button } from '../../ui/primitives/Button';
import styles from './LotteryPredictor.module.css';
import type { LotteryRecord } from './lottery-record';
import type { Prediction } from './prediction';
import { parseWinningNumbers } from './rules';
import { describePrediction, NO_NUMBERS, NOT_SIX, twoSets } from './words';

type Props = {
  prediction: Prediction;
  /** The latest check of these numbers. */
  check: LotteryRecord | undefined;
  heading: Ref<HTMLHeadingElement>;
  onCheck: (winningNumbers: readonly number[]) => void;
};

/** The six numbers, how they were calculated, and the form that checks them against a draw. */
export function PowerNumbers({ prediction, check, heading, onCheck }: Props) {
  const { period, date, numbers, steps } = prediction;
  const day = dayOf(new Date(date));
  return (
    <div className={`stack-3 ${styles.result}`} data-testid="result">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Your power numbers
        </h2>
        <p className="quiet mt-half">{describePrediction(prediction, day)}</p>
        {period === 'weekly' && <p className="quiet mt-half">{twoSets(day)}</p>}
      </div>
      <ol className={styles.numbers}>
        {numbers.map((number, index) => {
          const isMatched = check?.winningNumbers.includes(number);
          return (
            <li
              key={number}
              className={isMatched ? styles.matched : undefined}
              // One after the other. Set only in the browser, where the security policy allows it.
              style={{ animationDelay: `${60 * index}ms` }}
            >
              <span data-testid="power-number">{number}</span>
              {isMatched && <span className="visually-hidden"> matched</span>}
            </li>
          );
        })}
      </ol>
      <div className={styles.working}>
        <Working steps={steps} isOnlyHere summary="How these numbers were found" />
      </div>
      <CheckForm onCheck={onCheck} />
    </div>
  );
}

// Non-breaking, because of the long label.
const HINT = 'Six,\u00a01\u2060–\u206049';

const FIELD = 'winning-numbers';

type CheckFormProps = { onCheck: (winningNumbers: readonly number[]) => void };

/** The form for the winning numbers of a draw. */
function CheckForm({ onCheck }: CheckFormProps) {
  return (
    <Form
      className={`row ${styles.check}`}
      onSubmit={(form) => onCheck(parseWinningNumbers(readText(form, FIELD)) ?? [])}
      onRefuse={({ value }) => alert(value.trim() === '' ? NO_NUMBERS : NOT_SIX)}
    >
      <Field
        label="Check Against Lottery Results"
        hint={HINT}
        name={FIELD}
        placeholder="3, 11, 19, 24, 38, 45"
        className={styles.winning}
        required
        onChange={({ currentTarget: field }) => {
          field.setCustomValidity(parseWinningNumbers(field.value) ? '' : NOT_SIX);
          markFixed(field);
        }}
      />
      <Button type="submit">Check</Button>
    </Form>
  );
}
