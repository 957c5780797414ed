import { defineConfig } from '@playwright/test';
import everyday from './playwright.config';

/** `npm run test:networks`: slow and broken networks, in Chromium, against the site as it was built last. */
export default defineConfig(everyday, {
  testDir: 'tests/networks',
  testMatch: '*.network.ts',
});
