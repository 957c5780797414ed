// @ts-check
import { findBrowser } from './browser.mjs';
import { attempts } from './fetch-browser.mjs';
import { machine } from './machine.mjs';
import { Stop } from './stop.mjs';

/**
 * The path of a Chromium, which is fetched if there is none.
 *
 * @param {readonly (() => Promise<void>)[]} ways to fetch one, tried until one has worked
 */
export async function ensureBrowser(find = () => findBrowser(machine), ways = attempts) {
  const found = find();
  if (found) return found;
  console.log('No Chromium on this machine: fetching one (once; this can take some minutes)…');
  for (const fetch of ways) {
    await fetch();
    const fetched = find();
    if (fetched) return fetched;
  }
  throw new Stop(
    'The end-to-end tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
