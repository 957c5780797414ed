import { describeScoreStep } from '../../person/working/score-step-words';
import { describeSiteStep } from '../../person/working/step-words';
import { WorkingSteps } from '../../person/working/WorkingSteps';
import { describeDailyStep } from '../../tools/daily-decoder/describe-daily-step';
import type { DailyStep } from '../../tools/daily-decoder/rules/daily-score';
import styles from './WorkedExample.module.css';
import { type Example, type ExampleStep, workedNumber } from './worked-number';

/** A worked example in a text, computed when the site is built, so that it cannot be wrong. */
export function WorkedExample({ title, ...example }: Example & { title: string }) {
  const { steps, value } = workedNumber(example);
  return (
    <figure className={styles.example}>
      <figcaption className={styles.title}>
        {title} <span className={styles.value}>{value}</span>
      </figcaption>
      <WorkingSteps steps={steps} describe={describe} />
    </figure>
  );
}

/** A number in the middle of a sentence, computed like a worked example. */
export function Value(example: Example) {
  return <>{workedNumber(example).value}</>;
}

function describe(step: ExampleStep): string {
  switch (step.kind) {
    case 'master-digit':
    case 'table':
    case 'bonus':
    case 'cap':
      return describeScoreStep(step);
    case 'product':
    case 'remainder':
    case 'day-of-year':
      return describeDailyStep(step);
    case 'part':
      return isDaily(step) ? describeDailyStep(step) : describeSiteStep(step);
    default:
      return describeSiteStep(step);
  }
}

type Part = Extract<ExampleStep, { kind: 'part' }>;
type DailyPart = Extract<DailyStep, { kind: 'part' }>;

function isDaily(step: Part): step is DailyPart {
  return step.name === 'today' || step.name === 'birth-day-and-month';
}
