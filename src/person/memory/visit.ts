import type { PageId } from '../../config/paths';
import { hasLink } from '../../ui/browser/navigation';
import {
  type Entry,
  type ExtraPatterns,
  mapAll,
  readEntry,
  readOne,
  writeEntry,
} from '../entry/entry';
import { countedOf, isKnownOf, type Person } from '../entry/person';
import { forgetScrollPositions } from './scroll-position';
import { NOTHING, readVisit, VISIT_KEY, type Visit } from './stored-visit';

/*
 * What a tab remembers of a visit: the last person, for the next tool, and the result of each page, for
 * Back and reload. It is in `sessionStorage`, which no other tab and no server can read and which is
 * cleared when the tab closes. Where storage is blocked, full or damaged, nothing is remembered.
 */

/** When a visitor last pressed *Forget it now*, in any tab of this browser. */
const FORGOTTEN_KEY = 'ninefold_forgotten';

const watchers = new Set<() => void>();

let latest: { readonly text: string; readonly person?: Person | undefined } = { text: '' };

/** The person of this visit: the same object until it changes. */
export function personOfVisit(): Person | undefined {
  const text = readVisit().person;
  if (text !== latest.text) latest = { text, person: readOne(text) };
  return latest.person;
}

/** What the result on a page was made from, the last time this tab showed one. */
export function resultOf(page: PageId, patterns?: ExtraPatterns | 'any'): Entry | undefined {
  return readEntry(readVisit().results[page] ?? '', patterns);
}

/**
 * Remembers the result on a page, and who entered it. What a form did not ask for stays; what was left
 * empty is empty. Another name or another date, or one that was not known, is somebody else, of whom
 * nothing more is known. How the letters of a name counted by default stays: no language changes a number.
 */
export function remember(page: PageId, entry: Entry, entered?: Partial<Person>): void {
  const visit = readVisit();
  const people = mapAll(entry.people, (one) => ({
    ...one,
    letters: one.letters ?? countedOf(one),
  }));
  const results = { ...visit.results, [page]: writeEntry({ ...entry, people }) ?? '' };
  const [same] = people.filter(({ name }) => name === entered?.name);
  const person = entered && { ...entered, ...(same && { letters: countedOf(same) }) };
  write({ ...visit, results, ...(person && { person: personAfter(visit, person) }) });
}

/** Remembers a person who was entered, where there is no result yet. */
export function rememberPerson(entered: Partial<Person>): void {
  const visit = readVisit();
  write({ ...visit, person: personAfter(visit, entered) });
}

function personAfter(visit: Visit, entered: Partial<Person>): string {
  const before = readOne(visit.person);
  const known = before && isKnownOf(before, entered) ? before : undefined;
  return writeEntry({ people: [{ name: '', ...known, ...entered }], extra: {} }) ?? '';
}

/** Forgets the result on a page, and a link to it in the address. */
export function forgetResult(page: PageId): void {
  const visit = readVisit();
  const { [page]: _, ...results } = visit.results;
  write({ ...visit, results });
  removeLink();
}

/** Whether there is anything to forget. */
export function isAnythingRemembered(): boolean {
  const { person, results } = readVisit();
  return person !== '' || Object.keys(results).length > 0;
}

/** Calls back when that may have changed. A page in the back/forward cache may have missed something. */
export function watchVisit(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener('pageshow', onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener('pageshow', onChange);
  };
}

/** Forgets everything, and a link in the address. */
export function forgetVisit(): void {
  const now = Date.now();
  write({ ...NOTHING, forgottenAt: now });
  try {
    localStorage.setItem(FORGOTTEN_KEY, String(now));
  } catch {
    // Storage is blocked or full.
  }
  forgetScrollPositions();
  removeLink();
}

/** When a page was left, and what the tab remembered then. */
export interface Leaving {
  readonly at: number;
  readonly visit: string;
}

/** Notes that a page is left. */
export function leavePage(): Leaving {
  return { at: Date.now(), visit: JSON.stringify(readVisit()) };
}

/**
 * Forgets what was forgotten elsewhere since a page was left. Firefox brings a page back from its cache with
 * the `sessionStorage` that it had when it was left, so the page cannot find out there. Where that has
 * changed since, it is this tab's own, and what another tab forgot is not in it.
 */
export function forgetAsElsewhere(left: Leaving): void {
  try {
    const forgottenAt = Number(localStorage.getItem(FORGOTTEN_KEY));
    const visit = readVisit();
    if (forgottenAt < left.at || forgottenAt <= visit.forgottenAt) return;
    if (JSON.stringify(visit) !== left.visit) return;
    write({ ...NOTHING, forgottenAt });
    forgetScrollPositions();
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}

/** Marks the history entry: what it has from now on was entered after anything that was forgotten. */
export function markOpened(): void {
  mark({ openedAt: Date.now() });
}

/** Whether the history entry was shown before, so the visitor comes back to it. */
export function wasOpened(): boolean {
  return history.state?.openedAt !== undefined;
}

/**
 * Whether something was forgotten since the history entry was opened. The browser may still hold it: in
 * a page, a field or an address.
 */
export function hasForgotten(): boolean {
  const { forgottenAt } = readVisit();
  return forgottenAt > 0 && forgottenAt >= (history.state?.openedAt ?? 0);
}

/** Takes a link out of the address: it is no longer what the page shows, or is forgotten. */
export function removeLink(): void {
  if (hasLink()) history.replaceState(history.state, '', location.pathname + location.search);
}

/** Marks the history entry: a return to it shows the page's last result again. */
export function markResult(): void {
  mark({ hadResult: true });
}

function mark(fields: object): void {
  history.replaceState({ ...history.state, ...fields }, '');
}

/** Whether the page had a result when it was left. */
export function hadResult(): boolean {
  return history.state?.hadResult === true;
}

function write(visit: Visit): void {
  try {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit));
  } catch {
    // Not remembered, then; the result on the screen does not depend on it.
  }
  for (const onChange of watchers) onChange();
}
