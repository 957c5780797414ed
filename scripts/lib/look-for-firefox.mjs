// @ts-check
import { findFirefox } from './browser.mjs';
import { machine } from './machine.mjs';

/** Tells the tests where a Firefox is, or whoever runs them that there is none. */
export default function lookForFirefox() {
  const found = findFirefox(machine);
  if (found) {
    process.env.FIREFOX_PATH = found;
    return;
  }
  console.log(
    'No Firefox on this machine: the journeys through a second engine are skipped. ' +
      'To have them, install Firefox, or set FIREFOX_PATH to one.',
  );
}
