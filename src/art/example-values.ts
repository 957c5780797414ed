import { assignLetters } from '@ninefold/numerology';

/** The values of the letters of an example, an accent or not: nobody chose how its letters count. */
export function exampleValues(name: string): readonly number[] {
  return assignLetters(name, { letters: 'spelled' }).letters.map(({ value }) => value);
}
