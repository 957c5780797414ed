import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages as records } from '../../src/config/pages';
import { products } from '../../src/config/products';
import { site } from '../../src/config/site';
import { price } from '../../src/tools/store/cart';
import { wordsOf } from '../texts/editorial';
import { attribute, builtPages, textOf } from './pages';

const pages = new Map(builtPages().map((page) => [page.path, page]));
const html = (path: string) => pages.get(path)?.html ?? '';
const headings = (path: string) =>
  [...html(path).matchAll(/<h2[^>]*>([\s\S]*?)<\/h2>/g)].map(([, text = '']) =>
    text
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .trim(),
  );
const source = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../src/content', file), 'utf8').replace(
    /^---[\s\S]*?\n---\n/,
    '',
  );

test('every page but the articles has a record, and every record a page', () => {
  const built = [...pages.keys()].filter((path) => !path.startsWith('/blog/'));
  expect(built.sort()).toEqual(Object.keys(records).sort());
});

test('no line of text can end inside a sum, after its operator', () => {
  const texts = [...pages.values()].flatMap(({ path, elements }) =>
    elements
      .filter(({ tagName }) => tagName === 'main')
      .flatMap((main) => textOf(main).match(/.{0,20}[+×÷=] \d/g) ?? [])
      .map((found) => `${path}: ${found}`),
  );
  expect(texts).toEqual([]);
});

describe('legal pages', () => {
  test.each([
    ['/terms-of-use', 13],
    ['/privacy-policy', 10],
  ])('%s has %i numbered sections in order', (path, count) => {
    const numbers = headings(path).flatMap((heading) => /^(\d+)\. \w/.exec(heading)?.[1] ?? []);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}`));
  });

  test.each(['/terms-of-use', '/privacy-policy', '/disclaimer', '/affiliate-disclosure'])(
    '%s is dated January 1, 2025',
    (path) => {
      expect(html(path)).toContain('January 1, 2025');
      expect(html(path).toLowerCase()).toContain('datetime="2025-01-01"');
    },
  );

  test('the privacy policy is true of this site', () => {
    for (const fact of [
      'lottery_results',
      'lottery_username',
      'ninefold_people',
      'browser',
      'cookie',
    ]) {
      expect(html('/privacy-policy')).toContain(fact);
    }
    expect(html('/terms-of-use')).toContain(site.governingLaw.law);
    expect(html('/disclaimer')).toMatch(/18/);
  });
});

describe('the guide', () => {
  test('is a book of 3,000 words or more, without header and footer, in a sandboxed frame', () => {
    expect(wordsOf(source('guide.mdx')).length).toBeGreaterThanOrEqual(3000);
    expect(html('/guide')).not.toContain('ad-banner');
    expect(html('/guide')).toContain('target="_top"');
    expect(html('/power-numerology-guide')).toMatch(
      /<iframe[^>]*src="\/guide"[^>]*title="Power Numerology Guide"[^>]*sandbox="[^"]*allow-same-origin/,
    );
  });
});

describe('the green button', () => {
  const nameOf = (element: Parameters<typeof textOf>[0]) => textOf(element).trim();
  const isGreenButton = (element: Parameters<typeof textOf>[0]) =>
    element.tagName === 'a' && nameOf(element) === 'Try a Free Numerology Reading';
  const withButton = [...pages.values()].filter(({ elements }) => elements.some(isGreenButton));

  test('is on the three calculators that always show it, and in every article', () => {
    const paths = withButton.map(({ path }) => path).sort();
    const articles = [...pages.keys()].filter((path) => path.startsWith('/blog/'));
    expect(paths).toEqual(['/', '/career-number', '/personal-year', ...articles].sort());
  });

  test.each(withButton.map((page) => [page.path, page] as const))(
    '%s: it is labeled, and offers the same as the banner',
    (_, { elements }) => {
      const banner = elements.find(
        (element) => attribute(element, 'src') === '/psychic-banner-mobile.png',
      );
      const [button, ...others] = elements.filter(isGreenButton);
      expect(others).toEqual([]);
      const termsId = button && attribute(button, 'aria-describedby');
      const terms = elements.filter((element) => attribute(element, 'id') === termsId);
      expect(terms.map(nameOf)).toEqual([
        `Sponsored Our partner’s offer: ${banner && attribute(banner, 'alt')}`,
      ]);
    },
  );
});

test('the store has its products, prices and promises, and no rating in its linked data', () => {
  const store = html('/store');
  for (const { priceCents, delivery } of products) {
    expect(store).toContain(price(priceCents));
    expect(store).toContain(delivery);
  }
  for (const promise of Object.values(site.store)) expect(store).toContain(promise);
  expect(store.match(/One-time payment/g)).toHaveLength(3);
  const data = store.match(/application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? '';
  expect(data).not.toMatch(/rating/i);
});
