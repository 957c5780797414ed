import { path } from '../../config/paths';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { type Entry, writeEntry } from '../../person/entry/entry';
import { type NumberKind, numberKinds } from '../../person/result/number-kinds';
import styles from './NextNumber.module.css';

type Props = {
  after: NumberKind;
  people: Entry['people'];
  numbers: HomeNumbers;
  go: (view: string) => void;
};

/** A button to the next number, and after the last the whole profile. */
export function NextNumber({ after, people, numbers, go }: Props) {
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
