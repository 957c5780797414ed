import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { machine } from './scripts/lib/machine.mjs';
import { testPort } from './scripts/lib/serve-for-tests.mjs';

const executablePath = findBrowser(machine);
// Found once: every worker reads this file again.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;
// Playwright turns colours on in its workers, and Node.js warns there of the contradiction.
delete process.env.NO_COLOR;
const isCi = Boolean(process.env.CI);

/** The end-to-end tests run against the site as it was built last. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: ['./scripts/lib/serve-for-tests.mjs', './scripts/lib/look-for-firefox.mjs'],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: isCi,
  reporter: isCi ? 'dot' : 'list',
  use: {
    baseURL: `http://localhost:${testPort}`,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The offline copy has tests of its own; elsewhere it would only hide what the server answers.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Motion is looked at where it matters; elsewhere it only keeps the machine busy.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Nothing that a browser does of its own accord may disturb a test or leave the machine.
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
