import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findEngine, missingEngines } from './find-engines';

/** A machine with these programs only. */
function machineWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  for (const program of programs) writeFileSync(join(folder, program), '');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
  vi.stubEnv('FIREFOX_PATH', '');
  return folder;
}

test.runIf(process.platform === 'linux')('a missing engine is named, with a way to get it', () => {
  machineWith('xvfb-run');
  expect(missingEngines()).toEqual([
    'This machine has no Firefox: install it, or set FIREFOX_PATH, or “npx playwright install firefox”.',
    'This machine has no WebKit: on Debian install webkit2gtk-driver and xvfb; elsewhere “npx playwright install webkit”.',
  ]);
});

test.runIf(process.platform === 'linux')('an engine of the machine is found', () => {
  const executablePath = join(machineWith('firefox-esr'), 'firefox-esr');
  expect(findEngine('Firefox')).toEqual({ driver: 'puppeteer', executablePath });
  expect(missingEngines(['Firefox'])).toEqual([]);
});
