import { LOST_PAGE, pageAddress } from './page-address';

/**
 * Whether a host answered with a file of the version that is being installed. While a new version is
 * being uploaded, an address may still give the page of the old one, whose scripts are not ours to
 * keep: such a page would open without a network, and not work.
 */
export async function isOfThisVersion(
  request: Request,
  response: Response,
  addresses: ReadonlySet<string>,
): Promise<boolean> {
  // Some hosts give the page for unknown addresses with that very status.
  const isLostPage = response.status === 404 && pageAddress(request.url) === LOST_PAGE;
  if (!response.ok && !isLostPage) return false;
  if (!response.headers.get('Content-Type')?.includes('html')) return true;
  const scripts = (await response.clone().text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.every((script) => addresses.has(script));
}
