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
