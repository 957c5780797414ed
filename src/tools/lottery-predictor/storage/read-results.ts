import type { LotteryRecord } from '../rules/lottery-record';

/** The content of a saved text. */
export interface SavedResults {
  /** The text as found; `null` where nothing is saved. */
  readonly text: string | null;
  readonly records: readonly LotteryRecord[];
  /** Whether some or all of the text is not a valid record. */
  readonly isDamaged: boolean;
}

// `Date.parse` alone accepts much more than timestamps, and not the same in every browser.
const TIMESTAMP = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z| ?[+-]\d\d(:?\d\d)?)$/;

/** Reads a saved text: every valid record in it, unchanged. It never throws. */
export function readResults(text: string | null): SavedResults {
  // An empty text contains nothing that could be lost.
  if (text === null || text === '') return { text, records: [], isDamaged: false };
  const items = parseList(text);
  const records = items?.filter(isRecord) ?? [];
  return { text, records, isDamaged: records.length !== items?.length };
}

function parseList(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an item is a record (docs/rules.md#lottery-record), whatever other fields it has. */
function isRecord(item: unknown): item is LotteryRecord {
  if (typeof item !== 'object' || item === null) return false;
  const record: Partial<Record<keyof LotteryRecord, unknown>> = item;
  return (
    isText(record.id) &&
    isText(record.date) &&
    TIMESTAMP.test(record.date) &&
    !Number.isNaN(Date.parse(record.date)) &&
    areSixNumbers(record.winningNumbers) &&
    areSixNumbers(record.userNumbers) &&
    isWhole(record.matches, 0, 6) &&
    isWhole(record.lifePathNumber, 1, 33) &&
    isText(record.userName)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function areSixNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.length === 6 && value.every((item) => isWhole(item, 1, 49));
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
