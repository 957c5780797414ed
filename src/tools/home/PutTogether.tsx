import type { HomeNumbers } from '../../numbers/home-numbers';
import { kindOf, type NumberKind } from '../../person/result/number-kinds';
import { besideOf } from '../../portrait/portrait';
import { besideWhich, whereTold } from './words';

// What the numbers say together: home loads this file, with all its sentences, once there is a result.
export { portraitOf } from '../../portrait/portrait';

type Props = {
  kind: NumberKind;
  numbers: HomeNumbers;
};

/** What a number does beside the one of the same person that it agrees or clashes with most. */
export function Beside({ kind, numbers }: Props) {
  const beside = besideOf(numbers, kind.key);
  if (!beside) return null;
  const other = kindOf(beside.other);
  const [number = 0, otherNumber = 0] = [kind, other].map(({ key }) => numbers[key]?.value);
  return (
    <details data-testid="beside" data-other={other.id}>
      <summary className="fold">{besideWhich(other.label, otherNumber)}</summary>
      <p className="reading">{beside.text ?? whereTold(beside.toldIn, [number, otherNumber])}</p>
    </details>
  );
}
