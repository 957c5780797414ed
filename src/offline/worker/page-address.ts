/** The page that an unknown address shows. */
export const NOT_FOUND_PAGE = '/404';

/**
 * The address under which a page is cached: without a query, a fragment or a slash at the end.
 *
 * @example pageAddress('https://site.test/about/?from=mail#top') // '/about'
 */
export function pageAddress(url: string): string {
  return new URL(url).pathname.replace(/(?<=.)\/$/, '');
}
