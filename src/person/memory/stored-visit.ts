import type { PageId } from '../../config/paths';
import { hasLink } from '../../ui/browser/navigation';

/** The key of what a tab remembers of a visit. */
export const VISIT_KEY = 'ninefold_visit';

/** Everything in the form of a link, so that one reader checks all of it. */
export interface Visit {
  readonly version: 1;
  readonly person: string;
  readonly results: Readonly<Partial<Record<PageId, string>>>;
  /** When something was forgotten, if it was. The browser may still hold pages and fields with it. */
  readonly forgottenAt: number;
}

export const NOTHING: Visit = { version: 1, person: '', results: {}, forgottenAt: 0 };

/** The pages that open with whoever this tab remembers. The others wait for a submit. */
const OPEN_WITH_PERSON: readonly string[] = [
  'profile',
  'sigil',
  'birth-grid',
  'by-hand',
  'today',
  'names',
] satisfies PageId[];

/** Whether a page opens with the result of whoever this tab remembers. */
export function opensWithPerson(page: string): boolean {
  return OPEN_WITH_PERSON.includes(page);
}

/** Whether this page opens with a result: that of a link, one that this tab remembers, or its person's. */
export function opensWithResult(): boolean {
  const page = (document.documentElement.dataset['page'] ?? '') as PageId;
  const { person, results } = readVisit();
  // No link leads to a result on the page of the people saved.
  const isLinked = hasLink() && page !== 'people';
  return isLinked || Boolean(results[page]) || (opensWithPerson(page) && Boolean(person));
}

/** Whether this page shows more than it was built with: a result, somebody in its form, or to choose from. */
export function showsSomethingRemembered(): boolean {
  const isAnyoneSaved = 'people' in document.documentElement.dataset;
  return hasLink() || readVisit() !== NOTHING || isAnyoneSaved;
}

/** What was read last. */
let latest = { text: 'null', visit: NOTHING };

/** What this tab remembers: the same object until it changes. */
export function readVisit(): Visit {
  try {
    const text = sessionStorage.getItem(VISIT_KEY) ?? 'null';
    if (text !== latest.text) {
      const saved: unknown = JSON.parse(text);
      latest = { text, visit: isVisit(saved) ? saved : NOTHING };
    }
    return latest.visit;
  } catch {
    return NOTHING;
  }
}

function isVisit(saved: unknown): saved is Visit {
  if (typeof saved !== 'object' || saved === null) return false;
  const { version, person, results, forgottenAt }: Partial<Record<keyof Visit, unknown>> = saved;
  const isOurs = version === 1 && typeof forgottenAt === 'number';
  return isOurs && typeof person === 'string' && isFragments(results);
}

function isFragments(value: unknown): boolean {
  const isRecord = typeof value === 'object' && value !== null;
  return isRecord && Object.values(value).every((text) => typeof text === 'string');
}
