import { type CoreNumber, isCoreNumber } from '@ninefold/numerology';
import type { AllNumbers } from '../../../numbers/home-numbers';
import { numberKinds, type TableId } from '../../../result/reading/number-kinds';

/**
 * The numbers that a test is about, in this order: eight of the nine. Expression is left out, since it
 * is always the same as Destiny.
 */
export const testedKinds = numberKinds.filter(({ id }) => id !== 'expression');

/** A person's numbers in the order of `testedKinds`; 0 where there are no letters to count. */
export type TestedNumbers = readonly number[];

/** The numbers that a test is about. */
export function testedNumbers(numbers: AllNumbers): TestedNumbers {
  return testedKinds.map(({ id }) => {
    const { value, steps } = numbers[id];
    // The rules of the site make a 1 of no letters at all. It is nobody's own number.
    return steps.some(({ kind }) => kind === 'default') ? 0 : value;
  });
}

/** A person's numbers in a table, each once. */
export function numbersIn(numbers: TestedNumbers, table: TableId): readonly CoreNumber[] {
  const found = testedKinds.flatMap((kind, index) => {
    const number = numbers[index];
    return kind.table === table && number !== undefined && isCoreNumber(number) ? number : [];
  });
  return [...new Set(found)];
}

/** What a number of a table is for a person: “Name Number”, “Destiny”. */
export function labelsOf(
  numbers: TestedNumbers,
  table: TableId,
  number: CoreNumber,
): readonly string[] {
  return testedKinds.flatMap(({ label, ...kind }, index) =>
    kind.table === table && numbers[index] === number ? label : [],
  );
}
