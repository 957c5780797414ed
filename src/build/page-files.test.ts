import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFiles } from './page-files';

test('a file of somebody else is no page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-files-'));
  for (const name of ['dist/blog', 'public']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['dist/index', 'dist/blog/a', 'dist/google1a2b', 'public/google1a2b']) {
    writeFileSync(join(folder, `${name}.html`), '');
  }
  const files = pageFiles(join(folder, 'dist'), join(folder, 'public'));
  expect(files).toEqual(['blog/a.html', 'index.html']);
  rmSync(folder, { recursive: true });
});
