import type { PageId } from '../../config/paths';
import { hasLink } from '../../ui/browser/navigation';

/** The key of what a tab remembers of a visit. */
export const VISIT_KEY = 'ninefold_visit';

/** Our own pages, which open with whoever this tab knows. The specified calculators and the games wait. */
const OPEN_WITH_PERSON: readonly string[] = [
  'profile',
  'sigil',
  'birth-grid',
  'by-hand',
  'today',
  'names',
] satisfies PageId[];

/** Whether a page opens with the result of whoever this tab knows. */
export function opensWithPerson(page: string): boolean {
  return OPEN_WITH_PERSON.includes(page);
}

/** Whether this page opens with a result: that of a link, one that this tab remembers, or its person's. */
export function opensWithResult(): boolean {
  const { page = '' } = document.documentElement.dataset;
  const { person, results } = visit() ?? {};
  // No link leads to a result on the page of the people kept.
  const isLinked = hasLink() && page !== 'people';
  return isLinked || Boolean(results?.[page]) || (opensWithPerson(page) && Boolean(person));
}

/** Whether this page shows more than it was built with: a result, somebody in its form, or to choose from. */
export function showsSomethingRemembered(): boolean {
  const isAnybodyKept = 'people' in document.documentElement.dataset;
  return hasLink() || visit() !== null || isAnybodyKept;
}

/** As much as is needed before the scripts of a page run; visit.ts checks it. */
function visit(): { person?: unknown; results?: Readonly<Record<string, unknown>> } | null {
  try {
    return JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? 'null');
  } catch {
    // Storage is blocked, or damaged.
    return null;
  }
}
