import type { CoreNumber } from '@ninefold/numerology';
import type { HomeNumberId, HomeNumbers } from '../numbers/home-numbers';
import { type CountedNumber, countedNumbers } from './counted-numbers';
import { pairKey } from './pairs';
import { clashOf, mainSides, sidesOf } from './sides';
import { temperamentDistance } from './temperaments';

/** A number of a person, and the one that it is read beside. */
export interface Pairing {
  readonly one: CountedNumber;
  readonly other: CountedNumber;
  /** Where this pair is told already: in the portrait, or under an earlier number. */
  readonly toldIn?: 'portrait' | HomeNumberId | undefined;
}

/**
 * For each number of a person the one that it agrees or clashes with most: an equal one, else the one
 * furthest away in temperament. No pair is told twice: what the portrait or an earlier number tells is
 * chosen only where nothing else is left.
 */
export function pairingsOf(numbers: HomeNumbers): readonly Pairing[] {
  const all = countedNumbers(numbers);
  const told = new Map<string, 'portrait' | HomeNumberId>();
  const sides = sidesOf(all);
  const [first, second] = clashOf(sides);
  const [main, anotherMain] = mainSides(sides);
  if (first && second) told.set(pairKey(first.number, second.number), 'portrait');
  if (main && !anotherMain) told.set(pairKey(main.number, main.number), 'portrait');
  return all.flatMap((one) => {
    const toldIn = (other: CountedNumber) => told.get(pairKey(one.number, other.number));
    const others = all
      .filter((other) => other !== one && !isSameSum(one, other))
      .sort((a, b) => strength(one.number, b.number) - strength(one.number, a.number));
    const other = others.find((candidate) => !toldIn(candidate)) ?? others[0];
    if (!other) return [];
    const pairing: Pairing = { one, other, toldIn: toldIn(other) };
    if (!pairing.toldIn) told.set(pairKey(one.number, other.number), one.id);
    return [pairing];
  });
}

function strength(one: CoreNumber, other: CoreNumber): number {
  return one === other ? Number.POSITIVE_INFINITY : temperamentDistance(one, other);
}

const SUMS_OF_LETTERS: readonly HomeNumberId[] = [
  'name-number',
  'destiny',
  'soul-urge',
  'personality',
  'expression',
];

/** Whether two numbers are equal by definition: Expression is Destiny, and so is a name of one word. */
function isSameSum(...pair: readonly [CountedNumber, CountedNumber]): boolean {
  const [one, other] = pair.map(({ steps: [first] }) => first?.kind === 'letters' && `${first.to}`);
  return one === other && pair.every(({ id }) => SUMS_OF_LETTERS.includes(id));
}
