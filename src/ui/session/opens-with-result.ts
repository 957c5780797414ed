/** The key of the person that a tab remembers. */
export const PERSON_KEY = 'remembered_person';

/** The key of the result that a tab remembers for a page, without the page. */
export const RESULT_KEY = 'remembered_result ';

/** Whether the address has a link to a result. Anything else after a # is an anchor in the page. */
export function hasLink(): boolean {
  return location.hash.includes('=');
}

/** Whether a page opens with a result: that of a link, or the one that this tab remembers. */
export function opensWithResult(): boolean {
  return hasLink() || isSaved(RESULT_KEY + location.pathname);
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
