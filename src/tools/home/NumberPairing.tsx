import * as words from '#texts/tools/home/late-parts';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { kindOf, type NumberKind } from '../../person/result/number-kinds';
import { type PairingText, pairingOf } from '../../portrait/portrait';

type Props = {
  kind: NumberKind;
  numbers: HomeNumbers;
};

/** What a number does beside the one of the same person that it agrees or clashes with most. */
export function NumberPairing({ kind, numbers }: Props) {
  const pairing = pairingOf(numbers, kind.key);
  if (!pairing) return null;
  const other = kindOf(pairing.other);
  const [number = 0, otherNumber = 0] = [kind, other].map(({ key }) => numbers[key]?.value);
  return (
    <details data-testid="beside" data-other={other.id}>
      <summary className="summary">{words.besideNumber(other.id, otherNumber)}</summary>
      <p className="reading">{pairing.text ?? whereToRead(pairing.toldIn, number, otherNumber)}</p>
    </details>
  );
}

/** Where a pair is told, which it is only once. */
function whereToRead(toldIn: PairingText['toldIn'], one: number, other: number): string {
  return toldIn && toldIn !== 'portrait'
    ? words.readUnder(one, other, kindOf(toldIn).id)
    : words.readFurtherDown(one, other);
}
