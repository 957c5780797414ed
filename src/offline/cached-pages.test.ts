import { expect, test } from 'vitest';
import { isOfThisVersion, pageAddress } from './worker/cached-pages';

const addresses = new Set(['/about', '/assets/Home.3f9a.js']);

function check(body: string, status = 200, type = 'text/html'): Promise<boolean> {
  const response = new Response(body, { status, headers: { 'Content-Type': type } });
  return isOfThisVersion(response, addresses);
}

test.each([
  ['a page with the scripts of this version', 'src="/assets/Home.3f9a.js"', 200, true],
  ['a page without scripts', 'words', 200, true],
  ['a page with a script of another version', 'url="/assets/Home.77b0.js"', 200, false],
  ['a missing page', 'words', 404, false],
])('%s', async (_, body, status, isAccepted) => {
  expect(await check(body, status)).toBe(isAccepted);
});

test('scripts are not read, because their names have a hash', async () => {
  expect(await check('"/assets/lost.js"', 200, 'text/javascript')).toBe(true);
  expect(await check('', 404, 'text/javascript')).toBe(false);
});

test.each([
  ['https://site.test/', '/'],
  ['https://site.test/about/', '/about'],
  ['https://site.test/blog/life-cycles?utm_source=x#part', '/blog/life-cycles'],
])('pageAddress(%s) is %s', (url, expected) => {
  expect(pageAddress(url)).toBe(expected);
});
