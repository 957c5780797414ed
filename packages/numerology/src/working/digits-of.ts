const ZERO = 48;

/**
 * The digits of a number or a date that is written out.
 *
 * @example
 * digitsOf('1990-05-15'); // [1, 9, 9, 0, 0, 5, 1, 5]
 */
export function digitsOf(text: string): readonly number[] {
  const digits: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    // A hyphen comes before the digits.
    if (digit >= 0) digits.push(digit);
  }
  return digits;
}
