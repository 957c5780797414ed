import { LANGUAGE } from '#texts/language';
import { below } from './below';

/** Where a page or a file is whose address in its language is this one: `/es/hoy`, and for the home page `/es`. */
export function prefixed(address: string): string {
  return below(LANGUAGE, address);
}

/** The service worker of the language. It is at the root too, because one in a folder could not serve `/es`. */
export const workerAddress = `/sw-${LANGUAGE}.js`;
