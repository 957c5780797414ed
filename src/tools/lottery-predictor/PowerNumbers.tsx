import { memo, type Ref } from 'react';
import { Working } from '../../person/working/Working';
import { longDate } from '../../ui/text/wording';
import { CheckForm } from './CheckForm';
import { describeLotteryStep } from './describe-lottery-step';
import styles from './PowerNumbers.module.css';
import type { Prediction } from './prediction';
import type { LotteryStep } from './rules/lottery-numbers';
import type { LotteryRecord } from './rules/lottery-record';

type Props = {
  prediction: Prediction;
  /** The latest check of these numbers. */
  check: LotteryRecord | undefined;
  heading: Ref<HTMLHeadingElement>;
  onCheck: (winningNumbers: readonly number[]) => void;
};

/** Memoized, because a check does not change how the numbers were calculated. */
const SteadyWorking = memo(Working<LotteryStep>);

/** The six numbers, how they were calculated, and the form that checks them against a draw. */
export function PowerNumbers({ prediction, check, heading, onCheck }: Props) {
  const { name, lifePath, period, day, numbers } = prediction;
  return (
    <div className={styles.result} data-testid="result">
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          Your power numbers
        </h2>
        <p className={styles.origin}>
          {period === 'daily' ? 'Daily' : 'Weekly'} numbers for {name}, Life Path {lifePath}, made
          on {longDate(day)}.
        </p>
        {period === 'weekly' && (
          <p className={styles.origin}>
            {day.year} has only two weekly sets, and everybody gets one of them. Your Life Path and
            the date decide which.
          </p>
        )}
      </div>
      <ol className={styles.numbers}>
        {numbers.value.map((number) => {
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
        <SteadyWorking
          steps={numbers.steps}
          describe={describeLotteryStep}
          summary="How these numbers were found"
        />
      </div>
      <CheckForm onCheck={onCheck} />
    </div>
  );
}
