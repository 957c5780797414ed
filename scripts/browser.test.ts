import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureChromium, findChromium } from './browser';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function addProgram(name: string, status = 0): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${status}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe.runIf(process.platform === 'linux')('a browser', () => {
  test('is the one that was asked for', () => {
    addProgram('chromium');
    vi.stubEnv('CHROMIUM_PATH', '/opt/mine');
    expect(findChromium()).toBe('/opt/mine');
  });

  test('is rather one that draws no window', () => {
    const chromium = addProgram('chromium');
    expect(findChromium()).toBe(chromium);
    const shell = addProgram('chromium-headless-shell');
    expect(findChromium()).toBe(shell);
  });

  test('is none that does not start', () => {
    addProgram('chromium', 1);
    expect(findChromium()).toBeUndefined();
  });
});

describe('ensureChromium', () => {
  test('runs one command after the other until there is a browser', () => {
    const file = join(folder, 'chromium');
    const find = () => (existsSync(file) ? file : undefined);
    const call = (code: string) => `"${process.execPath}" -e "${code}"`;
    const create = call(`fs.writeFileSync('${file}', '')`);
    const remove = call(`fs.rmSync('${file}')`);
    expect(ensureChromium(find, ['exit 1', create, remove])).toBe(file);
    expect(find()).toBe(file);
  });

  test('says in a sentence what to do when none could be installed', () => {
    expect(() => ensureChromium(() => undefined, ['exit 1'])).toThrow(
      'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  });
});
