import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { onPath } from './on-path.ts';

/** The Chromium to test with: the one asked for, Playwright's, or the machine's. */
export function findChromium(need?: 'with cache'): string | undefined {
  const places = [
    chromium.executablePath(),
    // It draws no window, so tests take half the time, and has no cache for Back and Forward.
    ...(need ? [] : onPath('chromium-headless-shell')),
    ...onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return process.env.CHROMIUM_PATH || places.find(starts);
}

/**
 * Whether a program starts. On Linux only a try can tell: a downloaded browser may lack libraries,
 * and Ubuntu's `chromium-browser` may only name another package manager.
 */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** The path of a Chromium, which is installed if there is none. */
export function ensureChromium(): string {
  for (const command of installCommands()) {
    const found = findChromium('with cache') && findChromium();
    if (found) return found;
    console.log(`This machine has no Chromium that starts. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 600_000 });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Ways to get a browser, or the libraries that it lacks. Packages only where nobody has to ask. */
function installCommands(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    'playwright install --no-shell chromium',
    ...(isRoot
      ? [
          'apt-get update',
          // Debian has the shell, too; others have one package of the two.
          'apt-get install --yes chromium chromium-headless-shell',
          'apt-get install --yes chromium',
          'playwright install-deps chromium',
        ]
      : []),
  ];
}

if (import.meta.main) {
  try {
    ensureChromium();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
