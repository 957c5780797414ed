/** What a page shows that is not in the copy, where there is no network. */
export const OFFLINE_PAGE = '/offline';

/**
 * The address under which a page is cached: without a query, a fragment or a slash at the end.
 *
 * @example pageAddress('https://site.test/about/?from=mail#top') // '/about'
 */
export function pageAddress(url: string): string {
  return new URL(url).pathname.replace(/(?<=.)\/$/, '');
}
