import { RESULTS_KEY } from '../storage/keys';

const PROPERTY = '--saved-rows';

/**
 * A script for the document itself, run before anything is painted: it tells the styles how many
 * rows the saved results will fill, so that room is kept for them and nothing below them moves when
 * they come. Counted in the text, because thousands of results take a moment to parse.
 */
export const keepRoomForRows = [
  'try{',
  `const text=localStorage.getItem("${RESULTS_KEY}")??"";`,
  `document.documentElement.style.setProperty("${PROPERTY}",text.split('"userName"',11).length-1)`,
  '}catch{}',
].join('');

/** For when there is nothing saved any more. */
export function giveRoomBack(): void {
  document.documentElement.style.removeProperty(PROPERTY);
}
