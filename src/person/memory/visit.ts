import { type PageId, pageIdAt } from '../../config/paths';
import {
  type Entry,
  type ExtraPatterns,
  readEntry,
  readOne,
  readPeople,
  writeEntry,
} from '../entry/entry';
import { isSamePerson, type Person } from '../entry/person';
import { hasLink, VISIT_KEY } from './opens-with-result';
import { forgetPlaces } from './place';

/*
 * What a tab remembers of a visit: the last person, for the next tool; the result of each page, for Back
 * and reload; and the link that a page has opened. It is in `sessionStorage`, which no other tab and no
 * server can read and which is cleared when the tab closes. Where storage is blocked, full or damaged,
 * nothing is remembered.
 */

/** Everything in the form of a link, so that one reader checks all of it. */
interface Visit {
  readonly version: 1;
  readonly person: string;
  readonly results: Fragments;
  readonly links: Fragments;
}

type Fragments = Readonly<Partial<Record<PageId, string>>>;

const NOTHING: Visit = { version: 1, person: '', results: {}, links: {} };

const watchers = new Set<() => void>();

/** The person of this visit. */
export function personOfVisit(): Person | undefined {
  return readOne(personAsSaved());
}

/** The same as text, by which two can be compared. */
export function personAsSaved(): string {
  return read().person;
}

/** What the result on a page was made from, the last time this tab showed one. */
export function resultOf(page: PageId, patterns?: ExtraPatterns): Entry | undefined {
  return readEntry(read().results[page] ?? '', patterns);
}

/** Whom the result on a page was about, the last time this tab showed one. */
export function peopleOfResult(page: PageId): readonly Person[] {
  return readPeople(read().results[page] ?? '');
}

/**
 * Remembers the result on a page, and who entered it. What a form did not ask for is kept; what was left
 * empty is empty. Another name or another date is somebody else, of whom nothing more is known.
 */
export function remember(page: PageId, entry: Entry, entered?: Partial<Person>): void {
  const visit = read();
  const results = { ...visit.results, [page]: writeEntry(entry) ?? '' };
  write({ ...visit, results, ...(entered && { person: personAfter(visit, entered) }) });
}

/** Remembers a person who was entered, where there is no result yet. */
export function rememberPerson(entered: Partial<Person>): void {
  const visit = read();
  write({ ...visit, person: personAfter(visit, entered) });
}

function personAfter(visit: Visit, entered: Partial<Person>): string {
  const before = readOne(visit.person);
  const known = before && isSamePerson(before, entered) ? before : undefined;
  const { name, date } = { name: '', date: undefined, ...known, ...entered };
  return writeEntry({ people: [{ name, date }], extra: {} }) ?? '';
}

/**
 * The entry of a link, the first time this tab opens it. It takes the place of the page's earlier result,
 * unless that is to be kept; after that, the latest result is used.
 */
export function openLink(
  page: PageId,
  patterns?: ExtraPatterns,
  { keepsResult = false } = {},
): Entry | undefined {
  const link = location.hash;
  const entry = readEntry(link, patterns);
  const visit = read();
  // Without storage, the link is opened every time.
  if (!entry || visit.links[page] === link) return undefined;
  const { [page]: _, ...others } = visit.results;
  const results = keepsResult ? visit.results : others;
  write({ ...visit, results, links: { ...visit.links, [page]: link } });
  return entry;
}

/** Forgets the result on a page, and a link to it in the address. */
export function forgetResult(page: PageId): void {
  const visit = read();
  const { [page]: _, ...results } = visit.results;
  write({ ...visit, results });
  removeLink();
}

/** Whether there is anything to forget. */
export function isAnythingRemembered(): boolean {
  return read() !== NOTHING;
}

/** Calls back when that may have changed. A page that was prerendered may have missed something. */
export function watchVisit(onChange: () => void): () => void {
  watchers.add(onChange);
  document.addEventListener('prerenderingchange', onChange);
  return () => {
    watchers.delete(onChange);
    document.removeEventListener('prerenderingchange', onChange);
  };
}

/** Forgets everything, and a link in the address. */
export function forgetVisit(): void {
  write(NOTHING);
  forgetPlaces();
  removeLink();
}

/** A reload would open the link in the address again. */
function removeLink(): void {
  if (hasLink()) history.replaceState(history.state, '', location.pathname + location.search);
}

function read(): Visit {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? 'null');
    return isVisit(saved) ? saved : takeOldKeys();
  } catch {
    return NOTHING;
  }
}

function isVisit(saved: unknown): saved is Visit {
  if (typeof saved !== 'object' || saved === null) return false;
  const { version, person, results, links }: Partial<Record<keyof Visit, unknown>> = saved;
  return version === 1 && typeof person === 'string' && [results, links].every(isFragments);
}

function isFragments(value: unknown): boolean {
  const isRecord = typeof value === 'object' && value !== null;
  return isRecord && Object.values(value).every((text) => typeof text === 'string');
}

function write(visit: Visit): void {
  try {
    const { person, results, links } = visit;
    const isEmpty = !person && Object.keys({ ...results, ...links }).length === 0;
    if (isEmpty) sessionStorage.removeItem(VISIT_KEY);
    else sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit));
  } catch {
    // Not remembered, then; the result on the screen does not depend on it.
  }
  for (const onChange of watchers) onChange();
}

/** A tab that was open before November 2026 has a key for each of these, with the address of the page. */
function takeOldKeys(): Visit {
  const old = Object.entries({ ...sessionStorage }) as [string, string][];
  const byPage = (prefix: string): Fragments =>
    Object.fromEntries(
      old.flatMap(([key, fragment]) => {
        const id = key.startsWith(prefix) && pageIdAt(key.slice(prefix.length));
        return id ? [[id, fragment]] : [];
      }),
    );
  const isOld = ([key]: [string, string]) => /^(?:remembered_|opened_link )/.test(key);
  if (!old.some(isOld)) return NOTHING;
  const visit = {
    version: 1 as const,
    person: sessionStorage.getItem('remembered_person') ?? '',
    results: byPage('remembered_result '),
    links: byPage('opened_link '),
  };
  sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit));
  for (const [key] of old.filter(isOld)) sessionStorage.removeItem(key);
  return visit;
}
