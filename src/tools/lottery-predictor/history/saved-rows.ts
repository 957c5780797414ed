import { savedResults } from '../saved-results';

const PROPERTY = '--saved-rows';

/**
 * An inline script that runs before first paint. It tells the styles how many rows the saved results
 * will fill, so that space is reserved for them and nothing below them shifts. It counts them in the
 * raw text, because thousands of results take a while to parse.
 */
export const reserveSpaceForRows = [
  'try{',
  `const text=localStorage.getItem("${savedResults.key}")??"";`,
  `document.documentElement.style.setProperty("${PROPERTY}",text.split('"userName"',11).length-1)`,
  '}catch{}',
].join('');

/** Removes the reserved space once nothing is saved anymore. */
export function releaseReservedSpace(): void {
  document.documentElement.style.removeProperty(PROPERTY);
}
