/**
 * The digits of a number or a date that is written out.
 *
 * @example
 * digitsOf('1990-05-15'); // [1, 9, 9, 0, 0, 5, 1, 5]
 */
export function digitsOf(text: string): readonly number[] {
  const digits: number[] = [];
  for (const character of text) {
    if (character !== '-') digits.push(Number(character));
  }
  return digits;
}
