/** What the eye sees in a row of digits, the most striking first. */
export type Pattern = 'run' | 'ladder' | 'mirror' | 'pair' | 'none';

/**
 * The pattern of a number's digits.
 *
 * @example
 * patternOf('4447'); // 'run'
 * patternOf('2345'); // 'ladder'
 * patternOf('5775'); // 'mirror'
 */
export function patternOf(number: string): Pattern {
  if (/(\d)\1\1/.test(number)) return 'run';
  if (number.length > 2 && ('0123456789'.includes(number) || '9876543210'.includes(number))) {
    return 'ladder';
  }
  if (number.length > 2 && number === [...number].reverse().join('')) return 'mirror';
  return /(\d)\1/.test(number) ? 'pair' : 'none';
}
