const LOWEST_NUMBER = 1;
const HIGHEST_LIFE_PATH = 33;
const HIGHEST_WINNING_NUMBER = 49;
const WINNING_NUMBERS = 6;

// `Number` alone would accept '1e1', '0x10' and '7.0' as whole numbers.
const DIGITS_ALONE = /^[0-9]+$/;

/**
 * Reads the Life Path field: digits only, 1–33; anything else is undefined.
 *
 * @example
 * parseLifePath(' 07 '); // 7
 * parseLifePath('34'); // undefined
 */
export function parseLifePath(text: string): number | undefined {
  return parseWholeNumber(text, HIGHEST_LIFE_PATH);
}

/**
 * Reads the winning numbers: items between commas that are digits only and 1–49, the first six
 * of them; undefined where there are fewer. A number may repeat (docs/rules.md#winning-numbers).
 *
 * @example
 * parseWinningNumbers('3, x, 07, 50, 7, 21, 33, 49, 1'); // [3, 7, 7, 21, 33, 49]
 */
export function parseWinningNumbers(text: string): readonly number[] | undefined {
  const numbers = text
    .split(',')
    .map((item) => parseWholeNumber(item, HIGHEST_WINNING_NUMBER))
    .filter((number) => number !== undefined)
    .slice(0, WINNING_NUMBERS);
  return numbers.length === WINNING_NUMBERS ? numbers : undefined;
}

function parseWholeNumber(text: string, highest: number): number | undefined {
  const trimmed = text.trim();
  const value = DIGITS_ALONE.test(trimmed) ? Number(trimmed) : 0;
  return value >= LOWEST_NUMBER && value <= highest ? value : undefined;
}
