import type { HomeNumbers } from '../../numbers/home-numbers';
import { kindOf, type NumberKind } from '../../person/result/number-kinds';
import { ReadingSection } from '../../person/result/Result';
import { type BesideText, besideOf } from '../../portrait/portrait';
import { a } from '../../ui/text/wording';
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
    <ReadingSection
      heading="Beside your other numbers"
      isWide
      data-testid="beside"
      data-other={other.id}
    >
      <p className={styles.pair}>
        {kind.label} {number} and {other.label} {otherNumber}
      </p>
      {beside.text && <p>{beside.text}</p>}
      {beside.toldIn && <p>{whereTold(beside.toldIn, [number ?? 0, otherNumber ?? 0])}</p>}
    </ReadingSection>
  );
}

/** The pair is told once. */
function whereTold(
  toldIn: NonNullable<BesideText['toldIn']>,
  [one, other]: readonly [number, number],
): string {
  const pair = one === other ? `two ${one}s` : `${a(one)} ${one} and ${a(other)} ${other}`;
  const where =
    toldIn === 'portrait'
      ? 'further down, where they’re all put together'
      : `under your ${kindOf(toldIn).label}`;
  return `What ${pair} do to each other, you can read ${where}.`;
}
