import { a } from '../../config/language';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { kindOf, type NumberKind } from '../../person/result/number-kinds';
import { type BesideText, besideOf } from '../../portrait/portrait';
import styles from './Beside.module.css';

type Props = {
  kind: NumberKind;
  numbers: HomeNumbers;
};

/** What a number does beside the one of the same person that it agrees or clashes with most. */
export function Beside({ kind, numbers }: Props) {
  const beside = besideOf(numbers, kind.key);
  if (!beside) return null;
  const other = kindOf(beside.other);
  const [number, otherNumber] = [kind, other].map(({ key }) => numbers[key]?.value ?? 0);
  return (
    <details className={styles.beside} data-testid="beside" data-other={other.id}>
      <summary>
        Beside {other.label} {otherNumber}
      </summary>
      <p>{beside.text ?? whereTold(beside.toldIn, [number ?? 0, otherNumber ?? 0])}</p>
    </details>
  );
}

/** The pair is told once. */
function whereTold(toldIn: BesideText['toldIn'], [one, other]: readonly [number, number]): string {
  const pair = one === other ? `two ${one}s` : `${a(one)} ${one} and ${a(other)} ${other}`;
  const where =
    toldIn && toldIn !== 'portrait'
      ? `under your ${kindOf(toldIn).label}`
      : 'further down, where they’re all put together';
  return `What ${pair} do to each other, you can read ${where}.`;
}
