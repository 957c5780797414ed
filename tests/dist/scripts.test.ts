import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servedFiles } from './files';
import { dist } from './pages';

test('every script of a page begins with the compile hint, which V8 reads in the first line only', () => {
  const scripts = servedFiles.filter((file) => /^assets\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  const without = scripts.filter((file) => {
    const [firstLine] = readFileSync(join(dist, file), 'utf8').split('\n');
    return firstLine !== '//# allFunctionsCalledOnLoad';
  });
  expect(without).toEqual([]);
});
