/** Where a page is whose address in its language is this one: there, since the language is the first of the site. */
export function prefixed(address: string): string {
  return address;
}
