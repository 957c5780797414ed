import { ordinal } from '../../config/ordinal';
import { path } from '../../config/paths';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { type Entry, writeEntry } from '../../person/entry/entry';
import { type NumberKind, numberKinds } from '../../person/result/number-kinds';
import type { DayOfMonth } from '../../readings/day-of-month';
import styles from './NextNumber.module.css';

type Props = {
  after: NumberKind;
  people: Entry['people'];
  numbers: HomeNumbers;
  go: (view: string) => void;
};

/** The end of a reading: what comes next, and the way to compare two people. */
export function NextNumber(props: Props) {
  const [{ date }] = props.people;
  return (
    <>
      <Next {...props} />
      <p className={styles.also}>
        <a href={path('together')}>And the two of you?</a> Compare your numbers with somebody
        else’s, <a href={path('names')}>compare your own names</a>, old and new, or keep{' '}
        <a href={path('people')}>the whole family</a> on one page.
      </p>
      {date && (
        <p className={styles.also}>
          And being born on{' '}
          <a href={path(`birthdays/${date.day as DayOfMonth}`)}>the {ordinal(date.day)}</a> is said
          to mean something all by itself.
        </p>
      )}
    </>
  );
}

/** A button to the next number, and after the last the whole profile. */
function Next({ after, people, numbers, go }: Props) {
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
  const fragment = people[0].date && writeEntry({ people, extra: {} });
  return (
    <a className={styles.next} href={path('profile') + (fragment ?? '')}>
      <span>Next: your whole profile</span>
      <span aria-hidden="true">→</span>
    </a>
  );
}
