import { defineConfig } from '@playwright/test';
import { ENGINES } from './find-engines';
import type { JourneyOptions } from './test';

// Playwright turns colors on in its workers, and Node.js then warns about the contradiction.
delete process.env.NO_COLOR;

/** `npm run test:engines`: the journeys in Firefox and WebKit, on a phone and on a desktop. */
export default defineConfig<object, JourneyOptions>({
  testDir: '.',
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  timeout: 240_000,
  // WebKitGTK's driver sometimes hangs while it starts a browser. The list says where.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: ENGINES.flatMap((engineName) => [
    { name: `${engineName} phone`, use: { engineName, width: 390 } },
    { name: `${engineName} desktop`, use: { engineName, width: 1280 } },
  ]),
});
