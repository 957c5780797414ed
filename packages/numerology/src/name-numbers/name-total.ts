import type { ReadLetters } from '../letters/read-letters.ts';
import { lettersOf, type SimpleSelection } from '../letters/select-letters.ts';
import type { Digit } from '../numbers/core-numbers.ts';
import { asPart } from '../working/as-part.ts';
import type { LettersStep, Step, Worked } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';
import type { NameReading } from './name-reading.ts';

/**
 * The counted letters of a name added up and reduced (RULES.md#name-total), in one sum or word by word.
 *
 * @example
 * nameTotal(readName('Grace'), 'all'); // value 7: 7 + 9 + 1 + 3 + 5 = 25, 2 + 5 = 7
 */
export function nameTotal<M extends number>(
  reading: NameReading<M>,
  selection: SimpleSelection,
): Worked<Digit | M | 0> {
  const { method, masters } = reading;
  if (method === 'whole') return totalInOneSum(reading.letters, selection, masters);
  const kept = method === 'parts' ? masters : [];
  const words = reading.words.map((word) => totalInOneSum(word, selection, kept));
  const steps: Step[] = words.map((word) => asPart('word', word));
  const total = sumInto(
    words.map(({ value }) => value),
    steps,
  );
  return { value: reduceInto(total, steps, masters), steps };
}

/**
 * The counted letters added in one sum and reduced, keeping the given masters.
 *
 * @example
 * totalInOneSum(readName('Ann').letters, 'all', []); // value 2: 11, 1 + 1
 */
export function totalInOneSum<M extends number>(
  letters: ReadLetters,
  selection: SimpleSelection,
  masters: readonly M[],
): Worked<Digit | M | 0> {
  return totalOfLetters(lettersOf(letters, selection), masters);
}

/**
 * The same for letters that already have their values.
 *
 * @example
 * totalOfLetters(assignLetters('Ann'), []); // value 2: 11, 1 + 1
 */
export function totalOfLetters<M extends number>(
  letters: LettersStep,
  masters: readonly M[],
): Worked<Digit | M | 0> {
  const steps: Step[] = [letters];
  const total = sumInto(letters.to, steps);
  return { value: reduceInto(total, steps, masters), steps };
}
