import { parseDate } from '@ninefold/numerology';
import * as words from '#texts/site/methods';
import styles from '../../result/working/Working.module.css';
import { WorkingSteps } from '../../result/working/WorkingSteps';
import { lotteryNumbers } from '../../tools/lottery-predictor/rules';

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
      <p>{words.drawn(lifePath, text, value)}</p>
      <details className={`whole ${styles.working}`}>
        <summary className="summary">{words.howFound}</summary>
        <WorkingSteps steps={steps} />
      </details>
    </>
  );
}
