import type { FormValues, SavedResult } from './form-values';
import { readFragment, writeFragment } from './private-link';

/**
 * What a tab remembers: the last person, for the next calculator; the result of each page, for Back
 * and reload; and the link that a page has opened. It is in `sessionStorage`, which no other tab and
 * no server can read and which is cleared when the tab closes. Where storage is blocked, full or
 * damaged, nothing is remembered.
 */

const PERSON = 'remembered_person';
const RESULT = 'remembered_result ';
const LINK = 'opened_link ';

/** The person to prefill a calculator with. */
export function rememberedPerson(): FormValues | undefined {
  return read(PERSON);
}

/** Remembers a person. A value that the calculator did not ask for is preserved. */
export function rememberPerson({ name, date }: FormValues): void {
  const before = rememberedPerson();
  write(PERSON, { name: name || (before?.name ?? ''), date: date ?? before?.date });
}

/** The result that this page last showed in this tab. */
export function rememberedResult(page: string): SavedResult | undefined {
  return read(RESULT + page);
}

/** Remembers the result on a page. */
export function rememberResult(page: string, result: SavedResult): void {
  write(RESULT + page, result);
}

/** The result of a link, the first time this tab opens it. After that, the latest result is used. */
export function openLink(page: string, fragment: string): SavedResult | undefined {
  const linked = readFragment(fragment);
  if (!linked) return undefined;
  try {
    if (sessionStorage.getItem(LINK + page) === fragment) return undefined;
    sessionStorage.setItem(LINK + page, fragment);
  } catch {
    // Without storage, the link is opened every time.
  }
  return linked;
}

/** Whether there is anything to forget. */
export function isAnythingRemembered(): boolean {
  return keys().length > 0;
}

/** Forgets everything. */
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

// Stored in the format of a link, so that one parser validates both.
function read(key: string): SavedResult | undefined {
  try {
    return readFragment(sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

function write(key: string, result: FormValues & Partial<SavedResult>): void {
  try {
    const fragment = writeFragment(result);
    if (fragment) sessionStorage.setItem(key, fragment);
    else sessionStorage.removeItem(key);
  } catch {
    // Not remembered, then; the result on the screen does not depend on it.
  }
}
