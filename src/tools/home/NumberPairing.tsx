import * as words from '#texts/tools/home/late-parts';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { type PairingText, pairingOf } from '../../portrait/portrait';
import type { NumberKind } from '../../result/reading/number-kinds';

type Props = { kind: NumberKind; numbers: HomeNumbers };

/** What a number does beside the one of the same person that it agrees or clashes with most. */
export function NumberPairing({ kind, numbers }: Props) {
  const pairing = pairingOf(numbers, kind.id);
  if (!pairing) return null;
  const { other } = pairing;
  const [number = 0, otherNumber = 0] = [kind.id, other].map((id) => numbers[id]?.value);
  return (
    <details data-testid="beside" data-other={other}>
      <summary className="summary">{words.besideNumber(other, otherNumber)}</summary>
      <p className="reading">{pairing.text ?? whereToRead(pairing.toldIn, number, otherNumber)}</p>
    </details>
  );
}

/** Where a pair is told, which it is only once. */
function whereToRead(toldIn: PairingText['toldIn'], one: number, other: number): string {
  return toldIn && toldIn !== 'portrait'
    ? words.readUnder(one, other, toldIn)
    : words.readFurtherDown(one, other);
}
