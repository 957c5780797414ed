import { type CalendarDate, lifePath, partOf, type Worked } from '@ninefold/numerology';
import { newRecordId } from '../../ui/storage/record-id';
import { countMatches } from './rules/lottery-matches';
import { type LotteryStep, lotteryNumbers, type Period } from './rules/lottery-numbers';
import type { LotteryRecord } from './rules/lottery-record';

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

/** A check against the winning numbers, made at a moment, as a record of the history. */
export function recordCheck(
  { name, lifePath, numbers }: Prediction,
  winningNumbers: readonly number[],
  at: Date,
): LotteryRecord {
  return {
    id: newRecordId(at),
    date: at.toISOString(),
    winningNumbers,
    userNumbers: numbers.value,
    matches: countMatches(numbers.value, winningNumbers),
    lifePathNumber: lifePath,
    userName: name,
  };
}

// docs/rules.md#lottery-record
const REPEAT_TIME = 1000;

/** Whether a check repeats the one before it: the same numbers within a second, as by a double click. */
export function isRepeat(check: LotteryRecord, before: LotteryRecord): boolean {
  const time = Math.abs(Date.parse(check.date) - Date.parse(before.date));
  return (
    time < REPEAT_TIME &&
    String(check.userNumbers) === String(before.userNumbers) &&
    String(check.winningNumbers) === String(before.winningNumbers)
  );
}
