import * as v from 'valibot';
import type { LotteryRecord } from '../rules/lottery-record';

/** The content of a saved text. */
export interface SavedResults {
  /** The text as found; `null` where nothing is saved. */
  readonly text: string | null;
  readonly records: readonly LotteryRecord[];
  /** Whether some or all of the text is not a valid record. */
  readonly isDamaged: boolean;
}

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const sixNumbers = v.pipe(v.array(whole(1, 49)), v.length(6));

/** Loose, so that fields added by a later version are preserved. */
const recordSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  date: v.pipe(v.string(), v.isoTimestamp()),
  winningNumbers: sixNumbers,
  userNumbers: sixNumbers,
  matches: whole(0, 6),
  lifePathNumber: whole(1, 33),
  userName: v.pipe(v.string(), v.trim(), v.nonEmpty()),
});

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

/** The item itself is used and not the schema's copy, so that nothing in it changes. */
function isRecord(item: unknown): item is LotteryRecord {
  return v.is(recordSchema, item);
}
