import { isText, type ListFormat, type SavedRecord } from '../saved-record';

/** A record of a list that exists only in tests. */
export interface Note extends SavedRecord {
  readonly words: string;
}

/** The list that exists only in tests. */
export const notes: ListFormat<Note> = { key: 'notes', isRecord: ({ words }) => isText(words) };

/** A record made at a minute of an hour, with the fields that matter to a test. */
export function noteAt(minute: number, fields: Partial<Note> = {}): Note {
  const at = new Date(Date.UTC(2026, 10, 15, 12, minute));
  return { id: `${at.getTime()}0000000007`, date: at.toISOString(), words: 'Hello', ...fields };
}

/** A storage's content with a list of records. */
export function savedNotes(...records: readonly Note[]): { notes: string } {
  return { notes: JSON.stringify(records) };
}
