/**
 * The address under which a page is cached: without a query, a fragment or a slash at the end.
 *
 * @example pageAddress('https://site.test/about/?from=mail#top') // '/about'
 */
export function pageAddress(url: string): string {
  return new URL(url).pathname.replace(/(?<=.)\/$/, '');
}
