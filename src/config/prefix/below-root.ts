import { LANGUAGE } from '#texts/language';

/** Where a page is whose address in its language is this one: `/es/hoy`, and for the home page `/es`. */
export function prefixed(address: string): string {
  return `/${LANGUAGE}${address === '/' ? '' : address}`;
}
