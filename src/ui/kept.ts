import type { LinkedEntry } from './private-link';
import { readFragment, writeFragment } from './private-link';

/**
 * What a tab remembers: the person last calculated with, for the next calculator, and the result
 * of each page, for Back and reload. In `sessionStorage`, which no other tab and no server sees
 * and which ends with the tab. Where storage is blocked, full or damaged, nothing is remembered.
 */

const PERSON = 'kept_person';
const RESULT = 'kept_result ';

/** The person to offer to a calculator. */
export function keptPerson(): LinkedEntry | undefined {
  return read(PERSON);
}

/** Remembers a person; what a calculator did not ask for stays as it was. */
export function keepPerson({ name, date }: LinkedEntry): void {
  const before = keptPerson();
  write(PERSON, { name: name || (before?.name ?? ''), date: date ?? before?.date });
}

/** What the result on a page was calculated from, when it was last seen in this tab. */
export function keptResult(page: string): LinkedEntry | undefined {
  return read(RESULT + page);
}

/** Remembers what the result on a page was calculated from. */
export function keepResult(page: string, entry: LinkedEntry): void {
  write(RESULT + page, entry);
}

/** Whether there is anything to forget. */
export function isAnythingKept(): boolean {
  return keys().length > 0;
}

/** Forgets it all. */
export function forgetEverything(): void {
  for (const key of keys()) sessionStorage.removeItem(key);
}

function keys(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key === PERSON || key.startsWith(RESULT));
  } catch {
    return [];
  }
}

// Kept in the form of a link: one way to write a person down, and to distrust what is read.
function read(key: string): LinkedEntry | undefined {
  try {
    return readFragment(sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

function write(key: string, entry: LinkedEntry): void {
  try {
    const fragment = writeFragment(entry);
    if (fragment) sessionStorage.setItem(key, fragment);
    else sessionStorage.removeItem(key);
  } catch {
    // Then it is not remembered; the result on the screen does not depend on it.
  }
}
