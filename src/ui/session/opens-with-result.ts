/** The key of the person that a tab remembers. */
export const PERSON_KEY = 'remembered_person';

/** The key of the result that a tab remembers for a page, without the page. */
export const RESULT_KEY = 'remembered_result ';

/** Whether a page opens with a result: that of a link, or the one that this tab remembers. */
export function opensWithResult(): boolean {
  return location.hash.includes('=') || isSaved(RESULT_KEY + location.pathname);
}

/**
 * Whether a page shows more than it was built with: a result, somebody in its form, somebody to choose,
 * or what is saved under a key of its own.
 */
export function showsSomethingRemembered(ownKey = ''): boolean {
  const isAnybodyKept = 'people' in document.documentElement.dataset;
  return opensWithResult() || isSaved(PERSON_KEY) || isAnybodyKept || isSaved(ownKey);
}

function isSaved(key: string): boolean {
  try {
    return key in sessionStorage || key in localStorage;
  } catch {
    // Storage is blocked.
    return false;
  }
}
