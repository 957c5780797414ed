import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/browser';

/** How a Chromium is started: without anything that it does of its own accord, to disturb a test or leave the machine. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
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

/** For a file with tests that go Back or Forward. The headless shell, which is faster, has no cache for that. */
export const WITH_CACHE = { launchOptions: launchOptions(findChromium('with cache')) };
