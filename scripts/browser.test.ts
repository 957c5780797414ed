import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ensureChromium, findChromium } from './browser';

test.runIf(process.platform === 'linux')('a browser that does not start is not used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  for (const name of ['PATH', 'PLAYWRIGHT_BROWSERS_PATH']) vi.stubEnv(name, folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  const chromium = join(folder, 'chromium');
  writeFileSync(chromium, '#!/bin/sh\nexit 1\n');
  chmodSync(chromium, 0o755);
  expect(findChromium()).toBeUndefined();
  writeFileSync(chromium, '#!/bin/sh\nexit 0\n');
  expect(findChromium()).toBe(chromium);
});

test('npm test says in a sentence what to do when no browser could be installed', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  expect(() => ensureChromium(() => undefined, ['exit 1'])).toThrow(
    'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
});
