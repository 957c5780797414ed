// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * This machine, as `findBrowser` asks about it.
 *
 * @type {import('./browser.mjs').Machine}
 */
export const machine = {
  platform: process.platform,
  env: process.env,
  works,
  playwrightPath,
};

/**
 * Whether a program can be started. On Linux only a start tells: a downloaded browser may lack
 * libraries, and Ubuntu's `chromium-browser` may be a note about another package manager.
 *
 * @param {string} file
 */
function works(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function playwrightPath() {
  // Not imported above: before the installation there is no Playwright.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}
