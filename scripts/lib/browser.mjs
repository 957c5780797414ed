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

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {string} variable the one by which a person asks for one of their own
 * @property {readonly string[]} commands
 * @property {readonly string[]} macApps
 * @property {readonly string[]} windowsPath below the folder of programs
 */

/** @type {Kind} */
const chromium = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: [
    // Without a window to draw even in its mind, tests take little more than half the time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ],
  macApps: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  windowsPath: ['Google', 'Chrome', 'Application', 'chrome.exe'],
};

/** @type {Kind} */
const firefox = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox', 'firefox-esr'],
  macApps: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  windowsPath: ['Mozilla Firefox', 'firefox.exe'],
};

/**
 * The Chromium to test with: the one asked for, else the machine's, else Playwright's.
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findBrowser(machine) {
  const own = findOwn(machine, chromium);
  if (own) return own;
  const playwrights = machine.playwrightPath();
  return playwrights && machine.works(playwrights) ? playwrights : undefined;
}

/**
 * The Firefox to test with: the one asked for, else the machine's. Playwright's is another program,
 * which only Playwright can drive.
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findFirefox(machine) {
  return findOwn(machine, firefox);
}

/**
 * @param {Machine} machine
 * @param {Kind} kind
 */
function findOwn(machine, kind) {
  const asked = machine.env[kind.variable];
  if (!asked) return machinePaths(machine, kind).find(machine.works);
  if (machine.works(asked)) return asked;
  throw new Stop(`${kind.variable} is “${asked}”, which is not a ${kind.name} that starts.`);
}

/**
 * Where a browser may be, the likeliest first.
 *
 * @param {Machine} machine
 * @param {Kind} kind
 */
function machinePaths({ platform, env }, { commands, macApps, windowsPath }) {
  if (platform === 'win32') {
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) => {
      const folder = env[name];
      return folder ? [win32.join(folder, ...windowsPath)] : [];
    });
  }
  const folders = (env.PATH ?? '').split(':').filter(posix.isAbsolute);
  const onPath = commands.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
  return platform === 'darwin' ? [...onPath, ...macApps] : onPath;
}
