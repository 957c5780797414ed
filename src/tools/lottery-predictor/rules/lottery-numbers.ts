import {
  type CalendarDate,
  type PartStep,
  partOf,
  type Step,
  sumOf,
  type Worked,
} from '@ninefold/numerology';
import type { ProductStep, RemainderStep } from '../../../person/working/division-steps';

/** A step of one position. */
type PositionStep =
  | Exclude<Step, PartStep>
  | ProductStep
  | RemainderStep
  /** A number already taken: the next one up, after `limit` again from 1. */
  | {
      readonly kind: 'step-up';
      readonly from: number;
      readonly limit: number;
      readonly to: number;
    };

/** A step of the lottery's working. */
export type LotteryStep =
  | PositionStep
  | PartStep<'life-path' | 'seed'>
  | PartStep<'position', PositionStep>
  /** Several outcomes put in ascending order. */
  | { readonly kind: 'sorted'; readonly from: readonly number[]; readonly to: readonly number[] };

/** How often the visitor plays. */
export type Period = 'daily' | 'weekly';

const HIGHEST_NUMBER = 49;
const POSITIONS = [1, 2, 3, 4, 5, 6] as const;

// 7 divides 49, so weekly numbers take few values, by rule (docs/rules.md#lottery-draw).
const PERIOD_FACTORS: Readonly<Record<Period, number>> = { daily: 1, weekly: 7 };

/**
 * Six different numbers 1–49 in ascending order, from a Life Path and a day
 * (docs/rules.md#lottery-draw). Every whole number is accepted as a Life Path; `parseLifePath` says
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
): Worked<readonly number[], LotteryStep> {
  const seed = sumOf([lifePath, today.day, today.month]);
  const steps: LotteryStep[] = [partOf('seed', seed)];
  const drawn: number[] = [];
  for (const position of POSITIONS) {
    const worked = draw([seed.value, position, PERIOD_FACTORS[period]], today.year, drawn);
    steps.push(partOf('position', worked));
    drawn.push(worked.value);
  }
  const value = drawn.toSorted((a, b) => a - b);
  steps.push({ kind: 'sorted', from: drawn, to: value });
  return { value, steps };
}

/** The number of one position: seed × position × factor plus the year, and up past those taken. */
function draw(
  factors: readonly number[],
  year: number,
  taken: readonly number[],
): Worked<number, PositionStep> {
  const product = factors.reduce((result, factor) => result * factor, 1);
  const total = sumOf([product, year]);
  const remainder = wrap(total.value);
  const first = sumOf([remainder, 1]);
  const steps: PositionStep[] = [
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
