import styles from './PeriodChoice.module.css';
import type { Period } from './rules/lottery-numbers';

const PERIODS = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
] as const satisfies readonly { value: Period; label: string }[];

type Props = { name: string; start: Period };

/** Daily or weekly numbers: two radio buttons side by side. */
export function PeriodChoice({ name, start }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>How often you play</legend>
      <div className={styles.options}>
        {PERIODS.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={name} value={value} defaultChecked={value === start} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
