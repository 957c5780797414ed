import { CORE_NUMBERS } from '@ninefold/numerology';
import { describe, expect, test } from 'vitest';
import { pageAt, pages, pagesIn, toolPages } from './pages';
import { numberPath } from './routes';

const all = Object.values(pages);
const paths = (listed: readonly { path: string }[]) => listed.map(({ path }) => path);

test('an omitted field is the name', () => {
  expect(pages['/contact']).toMatchObject({
    path: '/contact',
    label: 'Contact',
    title: 'Contact',
    heading: 'Contact',
    isListed: true,
    canonical: '/contact',
  });
  expect(pages['/personal-year'].card.label).toBe('Personal Year calculator');
});

test('a field in the record overrides the name', () => {
  expect(pages['/methods']).toMatchObject({ heading: 'How we count', label: 'How We Count' });
  expect(pages['/404']).toMatchObject({ isListed: false, menus: [] });
});

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

test('calculators and tools are found by their kind', () => {
  const tools = paths(toolPages);
  expect(tools).toEqual(
    expect.arrayContaining(['/', '/career-number', '/names-battle', '/profile']),
  );
  for (const path of ['/about', '/store', '/blog', '/numbers/1']) expect(tools).not.toContain(path);
});

test('an address without a record is an error that names it', () => {
  expect(pageAt('/about')).toBe(pages['/about']);
  expect(() => pageAt('/abuot')).toThrow('/abuot has no record');
});

describe.each(all.map((page) => [page.path, page] as const))('%s', (_, { title, description }) => {
  test('has a description that search engines show whole', () => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(165);
    expect(title.length).toBeLessThanOrEqual(59);
  });
});
