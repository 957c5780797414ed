import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/testing/temporary-folder';

const script = join(import.meta.dirname, 'replace-dist.mjs');

test.each([
  ['the first one', ['dist.new']],
  ['one after another', ['dist.new', 'dist']],
  ['one after another that ended in between', ['dist.new', 'dist', 'dist.old']],
])('a build takes the place of dist: %s', (_, folders) => {
  const { folder, write } = temporaryFolder();
  for (const name of folders) write(`${name}/index.html`, name);
  expect(spawnSync(process.execPath, [script], { cwd: folder }).status).toBe(0);
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('dist.new');
});
