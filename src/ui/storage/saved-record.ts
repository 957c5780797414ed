/** An item of a saved list. */
export interface SavedRecord {
  /** Unique, and never used again once its record is deleted. */
  readonly id: string;
  /** When it was made, as an ISO timestamp. It decides the place in the list. */
  readonly date: string;
}

/** The fields of a record before they are checked. */
export type Unchecked<R> = { readonly [Field in keyof R]?: unknown };

/** Where a list is saved, and what belongs in it. */
export interface ListFormat<R extends SavedRecord> {
  /** The key of the list. What else is saved about it has keys that begin with this one. */
  readonly key: string;
  /** Whether an item is a record, by the fields beyond `id` and `date`. Unknown fields are ignored. */
  readonly isRecord: (item: Unchecked<R>) => boolean;
}

export interface ReadList<R> {
  /** The text as found; `null` where nothing is saved. */
  readonly text: string | null;
  readonly records: readonly R[];
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
  try {
    return isText(record.id) && isTimestamp(record.date) && format.isRecord(item);
  } catch {
    // One bad record never hides the others.
    return false;
  }
}

// `Date.parse` alone accepts much more than timestamps, and not the same in every browser.
const TIMESTAMP = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z| ?[+-]\d\d(:?\d\d)?)$/;

/** Whether a value is a timestamp. */
export function isTimestamp(value: unknown): value is string {
  return isText(value) && TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value));
}

/** Whether a value is a text that is not blank. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * A new id for a record made at a moment. Two tabs may make one within the same millisecond; ten random
 * digits make their ids distinct.
 */
export function newRecordId(at: Date): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${at.getTime()}${String(random).padStart(10, '0')}`;
}

/** The same record under a new id. */
export function renewed<R extends SavedRecord>(record: R): R {
  return { ...record, id: newRecordId(new Date(record.date)) };
}

/**
 * The saved records with the ones that only this tab remembers inserted by date. Returns the saved list
 * itself where nothing is missing.
 */
export function mergeRecords<R extends SavedRecord>(
  saved: readonly R[],
  known: readonly R[],
): readonly R[] {
  if (saved === known) return saved;
  const ids = new Set(saved.map(({ id }) => id));
  const missing = known.filter(({ id }) => !ids.has(id));
  if (missing.length === 0) return saved;
  const merged: R[] = [];
  let index = 0;
  for (const record of missing) {
    for (let next = saved[index]; next && isLater(next, record); next = saved[index]) {
      merged.push(next);
      index += 1;
    }
    merged.push(record);
  }
  return merged.concat(saved.slice(index));
}

function isLater(record: SavedRecord, other: SavedRecord): boolean {
  return Date.parse(record.date) > Date.parse(other.date);
}
