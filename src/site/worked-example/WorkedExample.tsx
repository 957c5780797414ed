import { WorkingSteps } from '../../result/working/WorkingSteps';
import styles from './WorkedExample.module.css';
import { type Example, workedNumber } from './worked-number';

/** A worked example in a text, computed when the site is built, so that it cannot be wrong. */
export function WorkedExample({ title, ...example }: Example & { title: string }) {
  const { steps, value } = workedNumber(example);
  return (
    <figure className={styles.example}>
      <figcaption className={styles.title}>
        {title} <span className={`h2 gold ${styles.value}`}>{value}</span>
      </figcaption>
      <WorkingSteps steps={steps} />
    </figure>
  );
}

/** A number in the middle of a sentence, computed like a worked example. */
export function Value(example: Example) {
  return <>{workedNumber(example).value}</>;
}
