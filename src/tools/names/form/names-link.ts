import type { CalendarDate } from '@ninefold/numerology';
import type { LetterChoices } from '../../../numbers/letter-choices';
import { readFragments, writeFragments } from '../../../ui/session/private-link';

/** The most names that are compared at once. */
export const MOST_NAMES = 4;

/** A name as a link has it. */
interface SavedName {
  readonly name: string;
  /** What was decided for its letters; undefined: they count as in this browser. */
  readonly choices: LetterChoices | undefined;
}

/** What a comparison is made from. */
export interface NamesEntry {
  /** Two to four. */
  readonly names: readonly SavedName[];
  readonly date: CalendarDate | undefined;
}

/**
 * The names and the birth date as a URL fragment; the date is with the first name. Undefined for names
 * that no link can hold.
 *
 * @example
 * writeNames({ names: [kate, cate], date: undefined }); // '#name=Kate&and&name=Cate'
 */
export function writeNames({ names, date }: NamesEntry): string | undefined {
  const fragment = writeFragments(
    names.map((name, index) => ({ ...name, date: index === 0 ? date : undefined })),
  );
  return fragment && readNames(fragment) ? fragment : undefined;
}

/** Reads two to four names from a URL fragment. Undefined if it is damaged or not one of ours. */
export function readNames(fragment: string): NamesEntry | undefined {
  const results = readFragments(fragment) ?? [];
  const isOurs =
    results.length >= 2 &&
    results.length <= MOST_NAMES &&
    results.every(({ name, date, view }, index) => name && !view && (index === 0 || !date));
  if (!isOurs) return undefined;
  return { names: results.map(({ name, choices }) => ({ name, choices })), date: results[0]?.date };
}
