import { type CalendarDate, lifePath, parseDate, partOf } from '@ninefold/numerology';
import type { SiteStep } from '../../numbers/site-number';
import type { Entry } from '../../person/entry/entry';
import { lotteryNumbers, type Period, parseLifePath } from './rules';

/** Six numbers, and what they were made from. */
export interface Prediction {
  readonly name: string;
  readonly lifePathNumber: number;
  readonly period: Period;
  readonly day: CalendarDate;
  readonly numbers: readonly number[];
  readonly steps: readonly SiteStep[];
}

/** What an entry holds of them besides the name and the day: never the birth date. */
export const predictionParts = { 'life-path': /^\d+$/, period: /^(?:daily|weekly)$/ };

/** The six numbers of an entry; undefined if something is missing. */
export function predictionOf({ people: [{ name }], extra }: Entry): Prediction | undefined {
  const lifePathNumber = parseLifePath(extra['life-path'] ?? '');
  const day = parseDate(extra['view'] ?? '');
  if (!name || lifePathNumber === undefined || !day) return undefined;
  const period = extra['period'] === 'weekly' ? 'weekly' : 'daily';
  const { value: numbers, steps } = lotteryNumbers(lifePathNumber, period, day);
  return { name, lifePathNumber, period, day, numbers, steps };
}

/** How the Life Path was worked out, where that was from a birth date. */
export function stepsBefore(lifePathNumber: number, date: CalendarDate | undefined) {
  const worked = date && lifePath(date);
  return worked?.value === lifePathNumber ? [partOf('life-path', worked)] : [];
}
