import { CORE_NUMBERS } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { pageAt, pages, pagesIn } from './pages';
import { numberPath } from './routes';

const all = Object.values(pages);
const paths = (listed: readonly { path: string }[]) => listed.map(({ path }) => path);

test('there is a page for each number', () => {
  const numbers = all.filter(({ kind }) => kind === 'number');
  expect(paths(numbers)).toEqual(CORE_NUMBERS.map(numberPath));
  expect(pages['/numbers/33']).toMatchObject({ heading: 'The number 33', card: { motif: 33 } });
});

test('the guide has one address for search engines', () => {
  const others = all.filter(({ canonical, path }) => canonical !== path);
  expect(others.map(({ path, canonical }) => [path, pageAt(canonical).path])).toEqual([
    ['/power-numerology-guide', '/guide'],
  ]);
});

test('a menu has its pages in order', () => {
  expect(paths(pagesIn('quick-links'))).toEqual(['/about', '/blog']);
  expect(paths(pagesIn('support'))).toEqual(['/contact', '/store']);
});

test('an address without a record is an error that names it', () => {
  expect(pageAt('/about')).toBe(pages['/about']);
  expect(() => pageAt('/abuot')).toThrow('/abuot has no record');
});
