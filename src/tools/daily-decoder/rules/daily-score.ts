import type { CalendarDate, Step, Worked } from '@ninefold/numerology';
import { dayOfYear, partOf, sumInto } from '@ninefold/numerology';

/**
 * The Decoder's percentage for a birth date on a given day (docs/rules.md#daily-score). The two
 * divisors differ on purpose: 100 spreads the product, 101 lets the outcome reach 100.
 *
 * @example
 * dailyScore({ year: 1990, month: 5, day: 15 }, { year: 2026, month: 1, day: 1 });
 * // value 61: (15 + 5) × (1 + 1 + 2026) = 40560, remainder 60, plus day 1 of the year
 */
export function dailyScore(birth: CalendarDate, today: CalendarDate): Worked<number> {
  const birthPart = sumOf([birth.day, birth.month]);
  const todayPart = sumOf([today.day, today.month, today.year]);
  const product = birthPart.value * todayPart.value;
  const dayNumber = dayOfYear(today);
  const steps: Step[] = [
    partOf('birth-day-and-month', birthPart),
    partOf('today', todayPart),
    { kind: 'product', factors: [birthPart.value, todayPart.value], to: product },
    { kind: 'remainder', from: product, divisor: 100, to: product % 100 },
    { kind: 'day-of-year', date: today, to: dayNumber },
  ];
  const total = sumInto([product % 100, dayNumber], steps);
  const value = total % 101;
  steps.push({ kind: 'remainder', from: total, divisor: 101, to: value });
  return { value, steps };
}

function sumOf(terms: readonly number[]): Worked<number> {
  const steps: Step[] = [];
  return { value: sumInto(terms, steps), steps };
}
