import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, 'replace-dist.mjs');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-dist-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['the first one', ['dist.new']],
  ['one after another', ['dist.new', 'dist']],
  ['one after another that ended in between', ['dist.new', 'dist', 'dist.old']],
])('a build takes the place of dist: %s', (_, folders) => {
  for (const name of folders) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), name);
  }
  expect(spawnSync(process.execPath, [script], { cwd: folder }).status).toBe(0);
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('dist.new');
});
