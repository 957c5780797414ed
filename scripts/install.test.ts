import { spawnSync } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/testing/temporary-folder';

const script = join(import.meta.dirname, 'install.mjs');
let folder = '';
let write: ReturnType<typeof temporaryFolder>['write'];

/** An installed project, and an npm that only says how it was called. */
beforeEach(() => {
  ({ folder, write } = temporaryFolder({
    'node_modules/.bin/node': '',
    'package-lock.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'npm-cli.js': 'console.log("npm", ...process.argv.slice(2))',
  }));
});

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
  write('bench/package-lock.json', '{}');
  write('npm-cli.js', 'console.log(process.cwd())');
  expect(install('bench').stdout).toMatch(/^Installing what bench needs .*\n.*bench\n$/);
  expect(install()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('says in a sentence that npm failed', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true });
  write('npm-cli.js', 'process.exitCode = 7');
  const stderr = 'npm ci could not install the tools; its message is above.\n';
  expect(install()).toMatchObject({ status: 1, stderr });
});
