import { ordinal } from '../../config/ordinal';
import { birthdayPath } from '../../config/routes';
import type { HomeNumbers } from '../../numbers/home-numbers';
import type { DayOfMonth } from '../../readings/day-of-month';
import { type NumberKind, numberKinds } from '../../ui/result/number-kinds';
import type { SavedResult } from '../../ui/session/form-values';
import { writeFragment } from '../../ui/session/private-link';
import styles from './NextNumber.module.css';

type Props = {
  after: NumberKind;
  entry: SavedResult;
  numbers: HomeNumbers;
  go: (view: string) => void;
};

/** The end of a reading: what comes next, and the way to compare two people. */
export function NextNumber(props: Props) {
  const { date } = props.entry;
  return (
    <>
      <Next {...props} />
      <p className={styles.also}>
        <a href="/together">And the two of you?</a> Compare your numbers with somebody else’s,{' '}
        <a href="/names">compare your own names</a>, old and new, or keep{' '}
        <a href="/people">the whole family</a> on one page.
      </p>
      {date && (
        <p className={styles.also}>
          And being born on{' '}
          <a href={birthdayPath(date.day as DayOfMonth)}>the {ordinal(date.day)}</a> is said to mean
          something all by itself.
        </p>
      )}
    </>
  );
}

/** A button to the next number, and after the last the whole profile. */
function Next({ after, entry, numbers, go }: Props) {
  const rest = numberKinds.slice(numberKinds.indexOf(after) + 1);
  const next = rest.find(({ key }) => numbers[key]?.steps.length);
  if (next) {
    return (
      <button type="button" className={styles.next} onClick={() => go(next.id)}>
        <span>
          Next: {next.label} <span className={styles.number}>{numbers[next.key]?.value}</span>
        </span>
        <span aria-hidden="true">→</span>
      </button>
    );
  }
  const { name, date, choices } = entry;
  const profile = date && writeFragment({ name, date, choices });
  return (
    <a className={styles.next} href={`/profile${profile ?? ''}`}>
      <span>Next: your whole profile</span>
      <span aria-hidden="true">→</span>
    </a>
  );
}
