import { registerHooks } from 'node:module';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { findChromium } from './scripts/browser';
import { anyPort } from './scripts/port.mjs';
import siteConfig from './site.config';

// Its workers read this file too, and have what it sets.
process.env.TEST_PORT ??= String(await anyPort());
const port = process.env.TEST_PORT;
// Tests read the texts of the language that is at the root, as the pages there do.
const [language = 'en'] = siteConfig.languages ?? [];
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [language, ...context.conditions] }),
});
// Playwright turns colors on in its workers, and Node.js then warns about the contradiction.
delete process.env.NO_COLOR;
const isCi = Boolean(process.env.CI);

/** How a Chromium is started: without anything that it does of its own accord, to disturb a test or leave the machine. */
function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    // As visitors have it: Playwright would start it without the cache for Back and Forward.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update'],
    ],
  };
}

/** Of tests that go Back or Forward. The headless shell, which is faster, has no cache for that. */
const withCache = { launchOptions: launchOptions(findChromium('with cache')) };

/** The end-to-end tests run against the site as it was built last. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Three on two cores: a test often waits, and another can use the time.
  workers: '150%',
  // A second try on a shared machine. The report says which test needed it.
  retries: isCi ? 1 : 0,
  // The longest take ten seconds, and two minutes on a machine that others keep busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: isCi,
  reporter: isCi ? 'dot' : 'list',
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: port },
    url: `http://localhost:${port}`,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The offline copy has tests of its own; elsewhere it would only hide what the server answers.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Only tests about motion enable it; elsewhere it would slow the tests down.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(findChromium()),
  },
  projects: [
    { name: 'back', testIgnore: /release/, grep: /@back/, use: withCache },
    { name: 'chromium', testIgnore: /release/, grepInvert: /@back/ },
    // `npm run test:release`
    { name: 'owners', testMatch: /release\/.*\.spec/, use: withCache },
  ],
});
