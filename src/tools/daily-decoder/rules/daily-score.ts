import { type CalendarDate, partOf, sumOf } from '@ninefold/numerology';
import { dayOfYear } from '@ninefold/numerology/helpers';
import type { SiteNumber } from '../../../numbers/site-number';
import type { DailyTier } from '../../../readings/types';

/**
 * The Decoder's percentage for a birth date on a given day (docs/rules/daily-decoder.md#daily-score). The two
 * divisors differ on purpose: 100 spreads the product, 101 lets the outcome reach 100.
 *
 * @example
 * dailyScore({ year: 1990, month: 5, day: 15 }, { year: 2026, month: 1, day: 1 });
 * // value 61: (15 + 5) × (1 + 1 + 2026) = 40560, remainder 60, plus day 1 of the year
 */
export function dailyScore(birth: CalendarDate, today: CalendarDate): SiteNumber {
  const birthPart = sumOf([birth.day, birth.month]);
  const todayPart = sumOf([today.day, today.month, today.year]);
  const product = birthPart.value * todayPart.value;
  const dayNumber = dayOfYear(today);
  const total = sumOf([product % 100, dayNumber]);
  const value = total.value % 101;
  return {
    value,
    steps: [
      partOf('birth-day-and-month', birthPart),
      partOf('today', todayPart),
      { kind: 'product', factors: [birthPart.value, todayPart.value], to: product },
      { kind: 'remainder', from: product, divisor: 100, to: product % 100 },
      { kind: 'day-of-year', date: today, to: dayNumber },
      ...total.steps,
      { kind: 'remainder', from: total.value, divisor: 101, to: value },
    ],
  };
}

/**
 * The tier of a Decoder score. The thresholds are 85, 70, 50 and 30; the FAQ names others, which
 * are content and do not govern (docs/rules/daily-decoder.md#daily-tiers).
 *
 * @example
 * dailyTier(84); // 'high-frequency'
 * dailyTier(85); // 'cosmic-alignment'
 */
export function dailyTier(score: number): DailyTier {
  if (score >= 85) return 'cosmic-alignment';
  if (score >= 70) return 'high-frequency';
  if (score >= 50) return 'harmonious-flow';
  if (score >= 30) return 'transformation-zone';
  return 'reflection-time';
}
