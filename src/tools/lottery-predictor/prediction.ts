import { type CalendarDate, formatDate, lifePath, partOf } from '@ninefold/numerology';
import type { SiteStep } from '../../numbers/site-number';
import { remember, resultOf } from '../../person/memory/visit';
import { dayOf } from '../../ui/browser/today';
import { isTimestamp } from '../../ui/storage/saved-record';
import { lotteryNumbers, type Period, parseLifePath } from './rules';

/** What a visitor entered in the form. */
export interface PredictionInput {
  readonly name: string;
  readonly lifePathNumber: number;
  /** The date that the Life Path was worked out from. It is never stored. */
  readonly birthDate?: CalendarDate | undefined;
  readonly period: Period;
}

/** Six numbers, the input, and when they were made. */
export interface Prediction extends PredictionInput {
  readonly numbers: readonly number[];
  readonly steps: readonly SiteStep[];
  /** An ISO timestamp. */
  readonly date: string;
}

/** Generates the six numbers for an input, at a moment of the visitor's day. */
export function predict(input: PredictionInput, at: Date): Prediction {
  const { value, steps } = lotteryNumbers(input.lifePathNumber, input.period, dayOf(at));
  const before = input.birthDate ? [partOf('life-path', lifePath(input.birthDate))] : [];
  return { ...input, numbers: value, steps: [...before, ...steps], date: at.toISOString() };
}

const PATTERNS = { 'life-path': /^\d+$/, period: /^(?:daily|weekly)$/, at: /^[\d-]+T[\d:.]+Z$/ };

/** Remembers in this tab what the numbers on the page were made from: never the birth date. */
export function rememberPrediction({ name, lifePathNumber, period, date }: Prediction): void {
  const extra = { 'life-path': String(lifePathNumber), period, at: date };
  remember('lottery-predictor', { people: [{ name }], extra });
}

/** The numbers that this page last showed in this tab, if they were made today. */
export function rememberedPrediction(today: CalendarDate): Prediction | undefined {
  const { people, extra = {} } = resultOf('lottery-predictor', PATTERNS) ?? {};
  const name = people?.[0].name;
  const lifePathNumber = parseLifePath(extra['life-path'] ?? '');
  const { period } = extra;
  const at = new Date(extra['at'] ?? '');
  if (!name || lifePathNumber === undefined || !period || !isTimestamp(extra['at']))
    return undefined;
  if (formatDate(dayOf(at)) !== formatDate(today)) return undefined;
  return predict({ name, lifePathNumber, period: period === 'weekly' ? period : 'daily' }, at);
}
