import { type CalendarDate, partOf, sumOf, type Worked } from '@ninefold/numerology';
import type { SiteNumber, SiteStep } from '../../numbers/site-number';

export type Period = 'daily' | 'weekly';

export const HIGHEST_NUMBER = 49;
/** How many numbers are drawn, and how many winning ones they are compared with. */
export const DRAW_SIZE = 6;

// 7 divides 49, so weekly numbers take few values, by rule (docs/rules/lottery-predictor.md#lottery-draw).
const PERIOD_FACTORS: Readonly<Record<Period, number>> = { daily: 1, weekly: 7 };

/**
 * Six different numbers 1–49 in ascending order, from a Life Path and a day
 * (docs/rules/lottery-predictor.md#lottery-draw). Every whole number is accepted as a Life Path; `parseLifePath` says
 * which are valid.
 *
 * @example
 * lotteryNumbers(7, 'daily', { year: 2026, month: 1, day: 1 });
 * // value [5, 14, 23, 27, 36, 45]: the seed is 7 + 1 + 1 = 9, the first (9 × 1 + 2026) mod 49 + 1 = 27
 */
export function lotteryNumbers(
  lifePath: number,
  period: Period,
  today: CalendarDate,
): Worked<readonly number[], SiteStep> {
  const seed = sumOf([lifePath, today.day, today.month]);
  const steps: SiteStep[] = [partOf('seed', seed)];
  const drawn: number[] = [];
  for (let position = 1; position <= DRAW_SIZE; position += 1) {
    const worked = draw([seed.value, position, PERIOD_FACTORS[period]], today.year, drawn);
    steps.push({ ...partOf('position', worked), position });
    drawn.push(worked.value);
  }
  const value = drawn.toSorted((a, b) => a - b);
  steps.push({ kind: 'sorted', from: drawn, to: value });
  return { value, steps };
}

/** The number of one position: seed × position × factor plus the year, and up past those taken. */
function draw(factors: readonly number[], year: number, taken: readonly number[]): SiteNumber {
  const product = factors.reduce((result, factor) => result * factor, 1);
  const total = sumOf([product, year]);
  const remainder = wrap(total.value);
  const first = sumOf([remainder, 1]);
  const steps: SiteStep[] = [
    { kind: 'product', factors, to: product },
    ...total.steps,
    { kind: 'remainder', from: total.value, divisor: HIGHEST_NUMBER, to: remainder },
    ...first.steps,
  ];
  let value = first.value;
  while (taken.includes(value)) {
    const to = wrap(value) + 1;
    steps.push({ kind: 'step-up', from: value, limit: HIGHEST_NUMBER, to });
    value = to;
  }
  return { value, steps };
}

/** The remainder on division by 49, 0–48 even where `%` would be negative. */
function wrap(total: number): number {
  return ((total % HIGHEST_NUMBER) + HIGHEST_NUMBER) % HIGHEST_NUMBER;
}

const LOWEST_NUMBER = 1;
const HIGHEST_LIFE_PATH = 33;

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
 * of them; undefined where there are fewer. A number may repeat (docs/rules/lottery-predictor.md#winning-numbers).
 *
 * @example
 * parseWinningNumbers('3, x, 07, 50, 7, 21, 33, 49, 1'); // [3, 7, 7, 21, 33, 49]
 */
export function parseWinningNumbers(text: string): readonly number[] | undefined {
  const numbers = text
    .split(',')
    .map((item) => parseWholeNumber(item, HIGHEST_NUMBER))
    .filter((number) => number !== undefined)
    .slice(0, DRAW_SIZE);
  return numbers.length === DRAW_SIZE ? numbers : undefined;
}

function parseWholeNumber(text: string, highest: number): number | undefined {
  const trimmed = text.trim();
  const value = DIGITS_ALONE.test(trimmed) ? Number(trimmed) : 0;
  return value >= LOWEST_NUMBER && value <= highest ? value : undefined;
}

/** The color of a result, by its matches. `grey` is the documented value of `data-colour`. */
type MatchColor = 'gold' | 'green' | 'blue' | 'grey';

/**
 * How many of the visitor's different numbers are among the winning ones. A winning number typed
 * twice counts once.
 *
 * @example
 * countMatches([1, 2, 3, 4, 5, 6], [6, 6, 5, 40, 41, 42]); // 2: the 5 and the 6
 */
export function countMatches(own: readonly number[], winning: readonly number[]): number {
  return [...new Set(own)].filter((number) => winning.includes(number)).length;
}

/**
 * The color of a number of matches: gold from 5, green from 3, blue from 1, else grey
 * (docs/rules/lottery-predictor.md#match-colors).
 *
 * @example
 * matchColor(4); // 'green'
 */
export function matchColor(matches: number): MatchColor {
  if (matches >= 5) return 'gold';
  if (matches >= 3) return 'green';
  return matches >= 1 ? 'blue' : 'grey';
}
