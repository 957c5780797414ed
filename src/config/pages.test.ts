import { expect, test } from 'vitest';
import { everyPage } from './pages';

test('no two pages have the same address', () => {
  const paths = everyPage.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
