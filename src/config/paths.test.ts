import { expect, test } from 'vitest';
import { isBuilt, isShown, pairPath, path, resolveLink } from './paths';

test.each([
  ['home', '/'],
  ['blog/karmic-debt', '/blog/karmic-debt'],
  ['numbers/11#attitude', '/numbers/11#attitude'],
] as const)('%s is at %s', (link, address) => {
  expect(path(link)).toBe(address);
  expect(resolveLink(`page:${link}`)).toBe(address);
});

test('what is answered where there is no page has an address, and is not listed', () => {
  expect([isBuilt('offline'), isShown('offline'), isShown('home')]).toEqual([true, false, true]);
});

test('a pair of numbers is found in either order', () => {
  expect(pairPath(11, 3)).toBe('/numbers/compatibility#3-11');
  expect(pairPath(3, 11)).toBe('/numbers/compatibility#3-11');
});

test('other links in a text are left as they are', () => {
  for (const link of ['#top', 'mailto:a@b.test', 'https://a.test/page:1']) {
    expect(resolveLink(link)).toBe(link);
  }
});

test('a legal page of the owner’s own is at its id', () => {
  expect(resolveLink('page:imprint#who')).toBe('/imprint#who');
});
