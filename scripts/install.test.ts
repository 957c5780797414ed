import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, 'install.mjs');
let folder = '';

/** An installed project, and an npm that only says how it was called. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/node'), '');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm-cli.js'), 'console.log("npm", ...process.argv.slice(2))');
});

afterEach(() => rmSync(folder, { recursive: true }));

function install(...args: string[]) {
  const npm = { npm_execpath: join(folder, 'npm-cli.js'), npm_node_execpath: process.execPath };
  const env = { ...process.env, ...npm };
  return spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', env });
}

test('does nothing when everything is installed', () => {
  expect(install()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test.each<[string, () => void]>([
  ['the lock file is newer', () => utimesSync(join(folder, 'package-lock.json'), 9e9, 9e9)],
  ['it was interrupted', () => rmSync(join(folder, 'node_modules/.package-lock.json'))],
])('installs the development dependencies when %s', (_, change) => {
  change();
  const stdout = expect.stringContaining('npm ci --include=dev --loglevel=error\n');
  expect(install()).toMatchObject({ status: 0, stdout, stderr: '' });
});

test('installs what a folder needs that has tools of its own', () => {
  mkdirSync(join(folder, 'bench'));
  writeFileSync(join(folder, 'bench/package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm-cli.js'), 'console.log(process.cwd())');
  expect(install('bench').stdout).toMatch(/^Installing what bench needs .*\n.*bench\n$/);
  expect(install()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('says in a sentence that npm failed', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'npm-cli.js'), 'process.exitCode = 7');
  const stderr = 'npm ci could not install the tools; its message is above.\n';
  expect(install()).toMatchObject({ status: 1, stderr });
});
