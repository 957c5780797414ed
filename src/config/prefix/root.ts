/** Where a page or a file is whose address in its language is this one: there, since the language is the first of the site. */
export function prefixed(address: string): string {
  return address;
}

/** The service worker of the language. */
export const workerAddress = '/sw.js';
