/** The most a page may weigh, in bytes after brotli, by kind of page. */
export const budgets = {
  /** JavaScript in the static import graph of all the page's islands. */
  islandScript: 80 * 1024,
  /** A small script of a page without an island. */
  ownScript: 1024,
  /** A document, its styles included. The longest is the guide, a book of 4,500 words. */
  document: 18 * 1024,
  /** Everything an article loads on a phone, its lazy pictures included. */
  article: 150 * 1000,
  /** A banner, as the PNG that any browser can show. Pictures are not compressed again. */
  bannerPng: 60 * 1000,
  /** Everything that the offline copy fetches, the service worker included. */
  offlineCopy: 700 * 1000,
} as const;
