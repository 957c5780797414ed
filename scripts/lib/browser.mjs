// @ts-check
import { posix, win32 } from 'node:path';
import { Stop } from './stop.mjs';

/**
 * What is known of the machine.
 *
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {(file: string) => boolean} works whether the file is a program that starts
 * @property {() => string | undefined} playwrightPath where Playwright keeps its own Chromium
 */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium to test with: the one asked for, else the machine's, else Playwright's.
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findBrowser(machine) {
  const asked = machine.env.CHROMIUM_PATH;
  if (asked) {
    if (machine.works(asked)) return asked;
    throw new Stop(`CHROMIUM_PATH is “${asked}”, which is not a Chromium that starts.`);
  }
  const own = machinePaths(machine).find(machine.works);
  if (own) return own;
  const playwrights = machine.playwrightPath();
  return playwrights && machine.works(playwrights) ? playwrights : undefined;
}

/**
 * Where a Chromium or a Chrome may be, the likeliest first.
 *
 * @param {Machine} machine
 */
function machinePaths({ platform, env }) {
  if (platform === 'win32') {
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) => {
      const folder = env[name];
      return folder ? [win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
    });
  }
  const folders = (env.PATH ?? '').split(':').filter(posix.isAbsolute);
  const onPath = names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
  return platform === 'darwin' ? [...onPath, ...macApps] : onPath;
}
