import { parseDate } from '@ninefold/numerology';
import styles from '../../person/working/Working.module.css';
import { WorkingSteps } from '../../person/working/WorkingSteps';
import { lotteryNumbers } from '../../tools/lottery-predictor/rules';
import { describeNumbers } from './words';

type Props = {
  lifePath: number;
  /** A date written YYYY-MM-DD. */
  today: string;
};

/** Six numbers for a Life Path on a day, with the whole working behind a line. */
export function Lottery({ lifePath, today: text }: Props) {
  const today = parseDate(text);
  if (!today) throw new Error(`${text} is not a date.`);
  const { value, steps } = lotteryNumbers(lifePath, 'daily', today);
  return (
    <>
      <p>{describeNumbers(lifePath, text, value)}</p>
      <details className={styles.working}>
        <summary className="summary">How these six were found</summary>
        <WorkingSteps steps={steps} />
      </details>
    </>
  );
}
