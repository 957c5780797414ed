/** A file that the service worker fetches when it is installed. */
export interface PrecachedFile {
  /** Its address on the site: `/about`, `/assets/name.3f9a.js`. */
  readonly url: string;
  /** Changes with the content; `null` where the name itself does. */
  readonly revision: string | null;
}

/**
 * Whether a host answered with a file of the version that is being installed. While a new version is
 * being uploaded, an address may still answer with the page of the old one. Its scripts are not
 * precached, so that it would open without a network and not work.
 */
export async function isOfThisVersion(
  response: Response,
  addresses: ReadonlySet<string>,
): Promise<boolean> {
  if (!response.ok) return false;
  if (!response.headers.get('Content-Type')?.includes('html')) return true;
  const scripts = (await response.clone().text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.every((script) => addresses.has(script));
}

/**
 * The address under which a page is cached: without a query, a fragment or a slash at the end.
 *
 * @example pageAddress('https://site.test/about/?from=mail#top') // '/about'
 */
export function pageAddress(url: string): string {
  return new URL(url).pathname.replace(/(?<=.)\/$/, '');
}
