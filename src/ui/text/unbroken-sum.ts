const NO_BREAK = '\u00a0';

/** The longest sum, in characters, that fits on a line of the narrowest phone. */
const ONE_LINE = 24;

/**
 * Keeps a sum on one line. A longer one may continue on the next line, which then begins with an
 * operator: “1 + 2”, “+ 3 = 6”.
 */
export function unbrokenSum(sum: string): string {
  return sum.replaceAll(sum.length > ONE_LINE ? /(?<=[+−×=→]) /g : ' ', NO_BREAK);
}
