import {
  isText,
  type ListFormat,
  newRecordId,
  type SavedRecord,
} from '../../ui/storage/saved-record';
import type { Prediction } from './prediction';
import { countMatches } from './rules';

/** One check against the winning numbers, as it is saved (docs/rules/lottery-predictor.md#lottery-record). */
export interface LotteryRecord extends SavedRecord {
  readonly winningNumbers: readonly number[];
  readonly userNumbers: readonly number[];
  readonly matches: number;
  readonly lifePathNumber: number;
  readonly userName: string;
}

/** A check against the winning numbers, made at a moment, as a record of the history. */
export function recordCheck(
  { name, lifePathNumber, numbers }: Prediction,
  winningNumbers: readonly number[],
  at: Date,
): LotteryRecord {
  return {
    id: newRecordId(at),
    date: at.toISOString(),
    winningNumbers,
    userNumbers: numbers,
    matches: countMatches(numbers, winningNumbers),
    lifePathNumber,
    userName: name,
  };
}

// docs/rules/lottery-predictor.md#lottery-record
const REPEAT_MS = 1000;

/** Whether a check repeats the one before it: the same numbers within a second, as by a double click. */
export function isRepeat(check: LotteryRecord, before: LotteryRecord): boolean {
  const time = Math.abs(Date.parse(check.date) - Date.parse(before.date));
  return (
    time < REPEAT_MS &&
    String(check.userNumbers) === String(before.userNumbers) &&
    String(check.winningNumbers) === String(before.winningNumbers)
  );
}

/** How the results are saved (docs/rules/lottery-predictor.md#lottery-record). */
export const resultsFormat: ListFormat<LotteryRecord> = {
  key: 'lottery_results',
  isRecord: ({ winningNumbers, userNumbers, matches, lifePathNumber, userName }) =>
    isDraw(winningNumbers) &&
    isDraw(userNumbers) &&
    winningNumbers.length === userNumbers.length &&
    isWhole(matches, 0, userNumbers.length) &&
    isWhole(lifePathNumber, 1, 33) &&
    isText(userName),
};

/** Where the name last used is saved. */
export const NAME_KEY = 'lottery_username';

/** Of any size, and up to any number: a check stays true when the rules of the draw change after it. */
function isDraw(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => isWhole(item, 1));
}

function isWhole(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

const SAVED_ROWS = '--saved-rows';

/**
 * An inline script that runs before first paint. It tells the styles how many rows the saved results
 * will fill, so that space is reserved for them and nothing below them shifts. It counts them in the
 * raw text, because thousands of results take a while to parse.
 */
export const reserveSpaceForRows = [
  'try{',
  `const text=localStorage.getItem("${resultsFormat.key}")??"";`,
  `document.documentElement.style.setProperty("${SAVED_ROWS}",text.split('"userName"',11).length-1)`,
  '}catch{}',
].join('');

/** Removes the reserved space once nothing is saved anymore. */
export function releaseReservedSpace(): void {
  document.documentElement.style.removeProperty(SAVED_ROWS);
}
