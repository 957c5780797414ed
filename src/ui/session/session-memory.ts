import type { FormValues, SavedResult } from './form-values';
import { hasLink, PERSON_KEY, RESULT_KEY } from './opens-with-result';
import { forgetPlaces } from './place';
import { readFragment, writeFragment } from './private-link';
import { isSamePerson } from './same-person';

/**
 * What a tab remembers: the last person, for the next calculator; the result of each page, for Back
 * and reload; and the link that a page has opened. It is in `sessionStorage`, which no other tab and
 * no server can read and which is cleared when the tab closes. Where storage is blocked, full or
 * damaged, nothing is remembered.
 */

const LINK = 'opened_link ';

const watchers = new Set<() => void>();

/** The person to prefill a calculator with. */
export function rememberedPerson(): FormValues | undefined {
  return readFragment(read(PERSON_KEY));
}

/**
 * Remembers a person. What a form did not ask for is kept; what was left empty is empty. Another name
 * or another date is somebody else, of whom nothing more is known.
 */
export function rememberPerson(entered: Partial<FormValues>): void {
  const before = rememberedPerson();
  const kept = before && isSamePerson(before, entered) ? before : undefined;
  const { name, date } = { name: '', date: undefined, ...kept, ...entered };
  write(PERSON_KEY, writeFragment({ name, date }));
}

/** The result that this page last showed in this tab. */
export function rememberedResult(page: string): SavedResult | undefined {
  return readFragment(rememberedFragment(page));
}

/** Remembers the result on a page. */
export function rememberResult(page: string, result: SavedResult): void {
  rememberFragment(page, writeFragment(result));
}

/** The same for a page with links of its own: the fragment of its result, or an empty text. */
export function rememberedFragment(page: string): string {
  return read(RESULT_KEY + page);
}

/** Remembers the fragment of the result on a page. Without one, nothing is remembered. */
export function rememberFragment(page: string, fragment: string | undefined): void {
  write(RESULT_KEY + page, fragment);
}

/** The result of a link, the first time this tab opens it. After that, the latest result is used. */
export function openLink(page: string, fragment: string): SavedResult | undefined {
  const linked = readFragment(fragment);
  return linked && isFirstOpening(page, fragment) ? linked : undefined;
}

/** Whether this tab has not opened a link before. It is remembered as opened from here on. */
export function isFirstOpening(page: string, fragment: string): boolean {
  // Without storage, the link is opened every time.
  if (read(LINK + page) === fragment) return false;
  write(LINK + page, fragment);
  return true;
}

/** Forgets the result on a page, and a link to it in the address. */
export function forgetResult(page: string): void {
  write(RESULT_KEY + page, undefined);
  removeLink();
}

/** Whether there is anything to forget. */
export function isAnythingRemembered(): boolean {
  return keys().length > 0;
}

/** Calls back when that may have changed. A page that was prerendered may have missed something. */
export function watchMemory(onChange: () => void): () => void {
  watchers.add(onChange);
  document.addEventListener('prerenderingchange', onChange);
  return () => {
    watchers.delete(onChange);
    document.removeEventListener('prerenderingchange', onChange);
  };
}

/** Forgets everything, and a link in the address. */
export function forgetEverything(): void {
  for (const key of keys()) write(key, undefined);
  forgetPlaces();
  removeLink();
}

/** A reload would open the link in the address again. */
function removeLink(): void {
  if (hasLink()) history.replaceState(history.state, '', location.pathname);
}

function keys(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter(
      (key) => key === PERSON_KEY || key.startsWith(RESULT_KEY) || key.startsWith(LINK),
    );
  } catch {
    return [];
  }
}

// Stored in the format of a link, so that one parser validates both.
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, fragment: string | undefined): void {
  try {
    if (fragment) sessionStorage.setItem(key, fragment);
    else sessionStorage.removeItem(key);
  } catch {
    // Not remembered, then; the result on the screen does not depend on it.
  }
  for (const onChange of watchers) onChange();
}
