import type { CalendarDate, Worked } from '@ninefold/numerology';
import { countMatches } from './rules/lottery-matches';
import { lotteryNumbers, type Period } from './rules/lottery-numbers';
import type { LotteryRecord } from './rules/lottery-record';

/** What a visitor gave the form. */
export interface Entry {
  readonly name: string;
  readonly lifePath: number;
  readonly period: Period;
}

/** Six numbers, whom they are for, and the day they were made from. */
export interface Prediction extends Entry {
  readonly day: CalendarDate;
  readonly numbers: Worked<readonly number[]>;
}

/** The six numbers of an entry on a day. */
export function predict(entry: Entry, day: CalendarDate): Prediction {
  return { ...entry, day, numbers: lotteryNumbers(entry.lifePath, entry.period, day) };
}

/** A check against the winning numbers, made at a moment, as a record of the history. */
export function recordCheck(
  { name, lifePath, numbers }: Prediction,
  winningNumbers: readonly number[],
  at: Date,
): LotteryRecord {
  return {
    id: `${at.getTime()}${randomDigits()}`,
    date: at.toISOString(),
    winningNumbers,
    userNumbers: numbers.value,
    matches: countMatches(numbers.value, winningNumbers),
    lifePathNumber: lifePath,
    userName: name,
  };
}

/** Two tabs may check within one millisecond: ten digits tell their records apart. */
function randomDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random).padStart(10, '0');
}
