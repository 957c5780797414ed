import { describe, expect, test } from 'vitest';
import { isOfThisVersion } from './worker/is-of-this-version';
import { pageAddress } from './worker/page-address';

const addresses = new Set(['/about', '/404', '/assets/Home.3f9a.js']);

function check(path: string, body: string, status = 200, type = 'text/html'): Promise<boolean> {
  const response = new Response(body, { status, headers: { 'Content-Type': type } });
  return isOfThisVersion(new Request(`https://site.test${path}`), response, addresses);
}

describe('isOfThisVersion', () => {
  test.each([
    ['a page with the scripts of this version', '/about', 'src="/assets/Home.3f9a.js"', 200],
    ['a page without scripts', '/about', 'words', 200],
    ['the page for unknown addresses, under that status', '/404', 'words', 404],
  ])('accepts %s', async (_, path, body, status) => {
    expect(await check(path, body, status)).toBe(true);
  });

  test.each([
    ['a page with a script of another version', '/about', 'url="/assets/Home.77b0.js"', 200],
    ['a missing page', '/about', 'words', 404],
    ['a page that failed', '/404', 'words', 503],
  ])('refuses %s', async (_, path, body, status) => {
    expect(await check(path, body, status)).toBe(false);
  });

  test('does not read scripts, whose names have a hash', async () => {
    expect(await check('/assets/x.js', '"/assets/lost.js"', 200, 'text/javascript')).toBe(true);
    expect(await check('/assets/x.js', '', 404, 'text/javascript')).toBe(false);
  });
});

test.each([
  ['https://site.test/', '/'],
  ['https://site.test/about', '/about'],
  ['https://site.test/about/', '/about'],
  ['https://site.test/blog/life-cycles?utm_source=x#part', '/blog/life-cycles'],
])('pageAddress(%s) is %s', (url, expected) => {
  expect(pageAddress(url)).toBe(expected);
});
