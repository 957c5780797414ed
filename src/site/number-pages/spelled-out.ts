import { CORE_NUMBERS, type CoreNumber, destiny, isCoreNumber } from '@ninefold/numerology';
import { numberEssays } from '#texts/readings/number-essays';
import { A_TO_Z } from '../../numbers/letter-choices';

/** The number that a number's own name in English adds up to. */
export function spelledOut(number: CoreNumber): CoreNumber {
  const { value } = destiny(numberEssays[number].word, A_TO_Z);
  if (!isCoreNumber(value)) throw new Error(`${number} spelled out comes to ${value}.`);
  return value;
}

/** Every step from a number to the one its name comes to. */
export const spelledOutSteps: readonly (readonly [from: CoreNumber, to: CoreNumber])[] =
  CORE_NUMBERS.map((number) => [number, spelledOut(number)] as const);

/** Where one gets to by taking such steps, up to the first number met twice. */
export function walkFrom(number: CoreNumber): readonly CoreNumber[] {
  const walk: CoreNumber[] = [];
  let next = number;
  while (!walk.includes(next)) {
    walk.push(next);
    next = spelledOut(next);
  }
  return [...walk, next];
}
