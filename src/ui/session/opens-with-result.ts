/** The key of the result that a tab remembers for a page, without the page. */
export const RESULT_KEY = 'remembered_result ';

/** Whether the address has a link to a result. Anything else after a # is an anchor in the page. */
export function hasLink(): boolean {
  return location.hash.includes('=');
}

/** Whether a page opens with a result: that of a link, or the one that this tab remembers. */
export function opensWithResult(): boolean {
  try {
    return hasLink() || RESULT_KEY + location.pathname in sessionStorage;
  } catch {
    // Storage is blocked.
    return false;
  }
}
