import {
  isText,
  isTimestamp,
  type ListFormat,
  type SavedRecord,
  type Unchecked,
} from './saved-record';

/** The content of a saved text. */
export interface ReadList<R> {
  /** The text as found; `null` where nothing is saved. */
  readonly text: string | null;
  readonly records: readonly R[];
  /** Whether some or all of the text is not a valid record. */
  readonly isDamaged: boolean;
}

/** Reads a saved text: every valid record in it, unchanged. It never throws. */
export function readList<R extends SavedRecord>(
  text: string | null,
  format: ListFormat<R>,
): ReadList<R> {
  // An empty text contains nothing that could be lost.
  if (text === null || text === '') return { text, records: [], isDamaged: false };
  const items = parseList(text);
  const records = items?.filter((item): item is R => isRecord(item, format)) ?? [];
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

function isRecord<R extends SavedRecord>(item: unknown, format: ListFormat<R>): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const record: Unchecked<SavedRecord> = item;
  return isText(record.id) && isTimestamp(record.date) && format.isRecord(item);
}
