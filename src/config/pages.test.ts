import { expect, test } from 'vitest';
import { everyPage } from './pages';

test('the guide has one address for search engines', () => {
  const others = everyPage.filter(({ canonical, id }) => canonical !== id);
  expect(others.map(({ path, canonical }) => [path, canonical])).toEqual([
    ['/power-numerology-guide', 'guide'],
  ]);
});

test('no two pages have the same address', () => {
  const paths = everyPage.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
