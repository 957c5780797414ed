/** The key of the result that a tab remembers for a page, without the page. */
export const RESULT_KEY = 'remembered_result ';

/** Whether a page opens with a result: that of a link, or the one that this tab remembers. */
export function opensWithResult(): boolean {
  try {
    return location.hash.includes('=') || RESULT_KEY + location.pathname in sessionStorage;
  } catch {
    // Storage is blocked.
    return false;
  }
}
