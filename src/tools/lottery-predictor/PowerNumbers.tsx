import type { CalendarDate } from '@ninefold/numerology';
import { useEffect, useRef } from 'react';
import * as words from '#texts/tools/lottery-predictor';
import type { ToolResult } from '../../result/tool/tool';
import { Working } from '../../result/working/Working';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { readText } from '../../ui/form/fields';
import { markFixed } from '../../ui/form/refusal';
import { Button } from '../../ui/primitives/Button';
import styles from './LotteryPredictor.module.css';
import type { LotteryRecord } from './lottery-record';
import { type Prediction, stepsBefore } from './prediction';
import { parseWinningNumbers } from './rules';

type Props = {
  result: ToolResult<Prediction>;
  /** That the Life Path was worked out from, if it was. */
  birthDate: CalendarDate | undefined;
  /** The latest check of these numbers. */
  check: LotteryRecord | undefined;
  onCheck: (winningNumbers: readonly number[]) => void;
};

/** The six numbers, how they were calculated, and the form that checks them against a draw. */
export function PowerNumbers({ result, birthDate, check, onCheck }: Props) {
  const { name, lifePathNumber, period, day, numbers, steps } = result.value;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!result.isRestored) heading.current?.focus();
  }, [result.isRestored]);

  return (
    <div className={`stack-3 ${styles.result}`} data-testid="result">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {words.yourNumbers}
        </h2>
        <p className="quiet mt-half">
          {words.describePrediction(period, name, lifePathNumber, day)}
        </p>
        {period === 'weekly' && <p className="quiet mt-half">{words.twoSets(day)}</p>}
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
              {isMatched && <span className="visually-hidden"> {words.matched}</span>}
            </li>
          );
        })}
      </ol>
      <div className={styles.working}>
        <Working
          steps={[...stepsBefore(lifePathNumber, birthDate), ...steps]}
          isOnlyHere
          summary={words.howFound}
        />
      </div>
      <CheckForm onCheck={onCheck} />
    </div>
  );
}

const FIELD = 'winning-numbers';

type CheckFormProps = { onCheck: (winningNumbers: readonly number[]) => void };

function CheckForm({ onCheck }: CheckFormProps) {
  return (
    <Form
      className={`row ${styles.check}`}
      onSubmit={(form) => onCheck(parseWinningNumbers(readText(form, FIELD)) ?? [])}
      onRefuse={({ value }) => alert(value.trim() === '' ? words.noNumbers : words.wrongCount)}
    >
      <Field
        label={words.checkLabel}
        hint={words.checkHint}
        name={FIELD}
        placeholder={words.checkExample}
        className={styles.winning}
        required
        onChange={({ currentTarget: field }) => {
          field.setCustomValidity(parseWinningNumbers(field.value) ? '' : words.wrongCount);
          markFixed(field);
        }}
      />
      <Button type="submit">{words.check}</Button>
    </Form>
  );
}
