import { selectLetters } from '../letters/select-letters.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { OF_LETTERS, type OptionsFor } from '../options/options.ts';
import type { PlaneName, Worked } from '../working/step.ts';
import { reducedSum } from '../working/sums.ts';
import { type NameReading, readName } from './name-reading.ts';

/** The letters of a name on one plane: how many there are, and their sum, reduced. */
export interface Plane<M extends number = MasterNumber> extends Worked<Digit | M | 0> {
  readonly count: number;
}

/** The four planes of expression. */
export type Planes<M extends number = MasterNumber> = Readonly<Record<PlaneName, Plane<M>>>;

const LETTERS: Readonly<Record<PlaneName, string>> = {
  physical: 'DEMW',
  mental: 'AGHJLNP',
  emotional: 'BIORSTXZ',
  intuitive: 'CFKQUVY',
};

/**
 * Planes of expression: the letters of a name grouped by plane, counted, and their values added and reduced
 * (RULES.md#planes-of-expression). Only the letters A–Z have a plane.
 *
 * @example
 * planesOfExpression('Grace Hopper').mental; // 5 letters, G, A, H, P, and P; value 3: 30, 3 + 0
 */
export function planesOfExpression<M extends number = MasterNumber>(
  name: string,
  options?: OptionsFor<'letters' | 'spelled' | 'alphabet' | 'masters', M>,
): Planes<M> {
  return planesOf(readName(name, options, `${OF_LETTERS} masters`));
}

/** The planes of a name that has been read. */
export function planesOf<M extends number>(reading: NameReading<M>): Planes<M> {
  return {
    physical: planeOf(reading, 'physical'),
    mental: planeOf(reading, 'mental'),
    emotional: planeOf(reading, 'emotional'),
    intuitive: planeOf(reading, 'intuitive'),
  };
}

function planeOf<M extends number>(
  { letters, masters }: NameReading<M>,
  name: PlaneName,
): Plane<M> {
  const step = selectLetters(letters, name, ({ letter }) => LETTERS[name].includes(letter));
  return { count: step.to.length, ...reducedSum(step.to, masters, [step]) };
}
