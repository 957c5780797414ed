import type { FormValues } from './form-values';
import { readFragment, writeFragment } from './private-link';

/**
 * What a tab remembers: the person last calculated, for the next calculator; the result of each page,
 * for Back and reload; and which link a page has opened. It is in `sessionStorage`, which no other tab
 * and no server sees and which ends with the tab. Where storage is blocked, full or damaged, nothing is
 * remembered.
 */

const PERSON = 'remembered_person';
const RESULT = 'remembered_result ';
const LINK = 'opened_link ';

/** The person to offer to a calculator. */
export function rememberedPerson(): FormValues | undefined {
  return read(PERSON);
}

/** Remembers a person; what a calculator did not ask for stays as it was. */
export function rememberPerson({ name, date }: FormValues): void {
  const before = rememberedPerson();
  write(PERSON, { name: name || (before?.name ?? ''), date: date ?? before?.date });
}

/** What the result on a page was calculated from, when it was last shown in this tab. */
export function rememberedResult(page: string): FormValues | undefined {
  return read(RESULT + page);
}

/** Remembers what the result on a page was calculated from. */
export function rememberResult(page: string, values: FormValues): void {
  write(RESULT + page, values);
}

/** The values of a link that this tab has not opened yet; after that, the latest result counts. */
export function openLink(page: string, fragment: string): FormValues | undefined {
  const linked = readFragment(fragment);
  if (!linked) return undefined;
  try {
    if (sessionStorage.getItem(LINK + page) === fragment) return undefined;
    sessionStorage.setItem(LINK + page, fragment);
  } catch {
    // Then it is opened every time.
  }
  return linked;
}

/** Whether there is anything to forget. */
export function isAnythingRemembered(): boolean {
  return keys().length > 0;
}

/** Forgets it all. */
export function forgetEverything(): void {
  for (const key of keys()) sessionStorage.removeItem(key);
}

function keys(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter(
      (key) => key === PERSON || key.startsWith(RESULT) || key.startsWith(LINK),
    );
  } catch {
    return [];
  }
}

// Stored in the form of a link: one way to write values down, and to distrust what is read.
function read(key: string): FormValues | undefined {
  try {
    return readFragment(sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

function write(key: string, values: FormValues): void {
  try {
    const fragment = writeFragment(values);
    if (fragment) sessionStorage.setItem(key, fragment);
    else sessionStorage.removeItem(key);
  } catch {
    // Then it is not remembered; the result on the screen does not depend on it.
  }
}
