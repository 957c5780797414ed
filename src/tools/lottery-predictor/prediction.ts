import { type CalendarDate, formatDate, lifePath, partOf, type Worked } from '@ninefold/numerology';
import { type Entry, writeEntry } from '../../person/entry/entry';
import { remember, resultOf } from '../../person/memory/visit';
import { type LotteryStep, lotteryNumbers, type Period, parseLifePath } from './rules';

/** What a visitor entered in the form. */
export interface PredictionInput {
  readonly name: string;
  readonly lifePath: number;
  /** The date that the Life Path was worked out from. It is never stored. */
  readonly birthDate?: CalendarDate | undefined;
  readonly period: Period;
}

/** Six numbers, the input, and the day they were made for. */
export interface Prediction extends PredictionInput {
  readonly day: CalendarDate;
  readonly numbers: Worked<readonly number[], LotteryStep>;
}

/** Generates the six numbers for an input on a day. */
export function predict(input: PredictionInput, day: CalendarDate): Prediction {
  const { value, steps } = lotteryNumbers(input.lifePath, input.period, day);
  const before = input.birthDate ? [partOf('life-path', lifePath(input.birthDate))] : [];
  return { ...input, day, numbers: { value, steps: [...before, ...steps] } };
}

/** Whether two predictions were made from the same, on the same day. */
export function isSamePrediction(one: Prediction, other: Prediction | undefined): boolean {
  return other !== undefined && writeEntry(entryOf(one)) === writeEntry(entryOf(other));
}

const PATTERNS = { 'life-path': /^\d+$/, period: /^(?:daily|weekly)$/, day: /^\d{4}-\d\d-\d\d$/ };

/** Remembers in this tab what the numbers on the page were made from: never the birth date. */
export function rememberPrediction(prediction: Prediction): void {
  remember('lottery', entryOf(prediction));
}

function entryOf({ name, lifePath, period, day }: Prediction): Entry {
  const extra = { 'life-path': String(lifePath), period, day: formatDate(day) };
  return { people: [{ name }], extra };
}

/** The numbers that this page last showed in this tab, if they were made on this day. */
export function rememberedPrediction(today: CalendarDate): Prediction | undefined {
  const { people, extra = {} } = resultOf('lottery', PATTERNS) ?? {};
  const name = people?.[0].name;
  const lifePath = parseLifePath(extra['life-path'] ?? '');
  const { period, day } = extra;
  if (!name || lifePath === undefined || !period || day !== formatDate(today)) return undefined;
  return predict({ name, lifePath, period: period === 'weekly' ? period : 'daily' }, today);
}
