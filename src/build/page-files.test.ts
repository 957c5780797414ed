import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/testing/temporary-folder';
import { pageFiles } from './page-files';

test('a file of somebody else is no page', () => {
  const { folder, write } = temporaryFolder();
  for (const name of ['dist/index', 'dist/blog/a', 'dist/google1a2b', 'public/google1a2b']) {
    write(`${name}.html`);
  }
  const files = pageFiles(join(folder, 'dist'), join(folder, 'public'));
  expect(files).toEqual(['blog/a.html', 'index.html']);
});
