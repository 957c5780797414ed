/** The key of what a tab remembers of a visit. */
export const VISIT_KEY = 'ninefold_visit';

/** Whether the address has a link to a result. Anything else after a # is an anchor in the page. */
export function hasLink(): boolean {
  return location.hash.includes('=');
}

/** Whether a page opens with a result: that of a link, one that this tab remembers, or its person's. */
export function opensWithResult({ opensWithPerson = false } = {}): boolean {
  const { page = '' } = document.documentElement.dataset;
  return (
    hasLink() || Boolean(visit()?.results?.[page]) || (opensWithPerson && Boolean(visit()?.person))
  );
}

/**
 * Whether a page shows more than it was built with: a result, somebody in its form, somebody to choose,
 * or what is saved under a key of its own.
 */
export function showsSomethingRemembered(ownKey = ''): boolean {
  const isAnybodyKept = 'people' in document.documentElement.dataset;
  return hasLink() || visit() !== null || isAnybodyKept || isSaved(ownKey);
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

function isSaved(key: string): boolean {
  try {
    return key in sessionStorage || key in localStorage;
  } catch {
    return false;
  }
}
