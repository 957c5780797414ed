import { expect, test } from 'vitest';
import { pageAt, pages } from './pages';

const all = Object.values(pages);

test('the guide has one address for search engines', () => {
  const others = all.filter(({ canonical, path }) => canonical !== path);
  expect(others.map(({ path, canonical }) => [path, pageAt(canonical).path])).toEqual([
    ['/power-numerology-guide', '/guide'],
  ]);
});

test('an address without a record is an error that names it', () => {
  expect(pageAt('/about')).toBe(pages['/about']);
  expect(() => pageAt('/abuot')).toThrow('/abuot has no record');
});
