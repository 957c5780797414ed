/** The page that an unknown address shows. */
export const LOST_PAGE = '/404';

/**
 * The address under which a page is kept: without a question, a place on the page, or a slash at the
 * end.
 *
 * @example pageAddress('https://site.test/about/?from=mail#top') // '/about'
 */
export function pageAddress(url: string): string {
  return new URL(url).pathname.replace(/(?<=.)\/$/, '');
}
