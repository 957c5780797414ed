import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { onPath } from '../../scripts/on-path.ts';

/** The engines that the journeys run in. The rest of the tests runs in Chromium. */
export const ENGINES = ['Firefox', 'WebKit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** What drives a browser, and where the browser is. */
interface FoundEngine {
  readonly driver: 'playwright' | 'puppeteer' | 'webdriver';
  readonly executablePath: string;
}

const candidates: Readonly<Record<EngineName, () => readonly (FoundEngine | undefined)[]>> = {
  Firefox: () => [
    found('puppeteer', process.env.FIREFOX_PATH),
    found('playwright', firefox.executablePath()),
    found('puppeteer', ...onPath('firefox', 'firefox-esr')),
    found('puppeteer', '/Applications/Firefox.app/Contents/MacOS/firefox'),
    found('puppeteer', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'),
  ],
  WebKit: () => [
    found('playwright', webkit.executablePath()),
    ...(onPath('WebKitWebDriver').length > 0 && onPath('xvfb-run').length > 0
      ? [found('webdriver', ...globSync('/usr/lib*/{*/,}webkit{2,}gtk-*/MiniBrowser'))]
      : []),
  ],
};

/** How to get a browser that is missing. */
const advice: Readonly<Record<EngineName, string>> = {
  Firefox: 'install it, or set FIREFOX_PATH, or “npx playwright install firefox”',
  WebKit: 'on Debian install webkit2gtk-driver and xvfb; elsewhere “npx playwright install webkit”',
};

function found(
  driver: FoundEngine['driver'],
  ...files: readonly (string | undefined)[]
): FoundEngine | undefined {
  const executablePath = files.find((file) => file && existsSync(file));
  return executablePath ? { driver, executablePath } : undefined;
}

/** The browser of this machine with this engine. Where it has none, the error says how to get one. */
export function findEngine(name: EngineName): FoundEngine {
  const engine = candidates[name]().find((candidate) => candidate !== undefined);
  if (!engine) throw new Error(`This machine has no ${name}: ${advice[name]}.`);
  return engine;
}
