import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages as records } from '../../src/config/pages';
import { products } from '../../src/config/products';
import { site } from '../../src/config/site';
import { price } from '../../src/tools/store/cart';
import { bannedPhrases, repeatedSentences, wordsOf } from '../texts/editorial';
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

test('every route that external links rely on is built', () => {
  const routes = [
    ...['/', '/personal-year', '/career-number', '/business-name', '/karmic-past-life'],
    ...['/daily-decoder', '/names-battle', '/lottery-predictor', '/about', '/blog', '/store'],
    ...['/power-numerology-guide', '/contact', '/privacy-policy', '/terms-of-use'],
    ...['/disclaimer', '/affiliate-disclosure', '/404'],
  ];
  expect(routes.filter((path) => !pages.has(path))).toEqual([]);
});

describe('legal pages', () => {
  test.each([
    [
      '/terms-of-use',
      [
        /^1\. .*Acceptance/i,
        /^2\. .*Use/i,
        /^3\. .*Intellectual Property/i,
        /^4\. .*Accounts/i,
        /^5\. .*Prohibited/i,
        /^6\. .*Third-Party/i,
        /^7\. .*Warrant/i,
        /^8\. .*Liability/i,
        /^9\. .*Indemnif/i,
        /^10\. .*Termination/i,
        /^11\. .*Modification/i,
        /^12\. .*Governing Law/i,
        /^13\. .*Contact/i,
      ],
    ],
    [
      '/privacy-policy',
      [
        /^1\. .*Introduction/i,
        /^2\. .*Collect/i,
        /^3\. .*Use/i,
        /^4\. .*Shar/i,
        /^5\. .*Security/i,
        /^6\. .*Rights/i,
        /^7\. .*Cookie/i,
        /^8\. .*Children/i,
        /^9\. .*Change/i,
        /^10\. .*Contact/i,
      ],
    ],
  ])('%s has its numbered sections in order', (path, expected) => {
    const numbered = headings(path).filter((heading) => /^\d+\./.test(heading));
    expect(numbered).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(numbered[index]).toMatch(pattern);
  });

  test.each([
    [
      '/disclaimer',
      [
        'entertainment',
        'advice',
        'responsib',
        'results',
        'external',
        'affiliate',
        'error',
        'change',
        'age',
        'privacy',
        'liab',
        'contact',
      ],
    ],
    [
      '/affiliate-disclosure',
      [
        'affiliate links',
        'program',
        'choose|chosen|select',
        'independen',
        'cost',
        'third-party|advertis',
        'change',
        'contact',
      ],
    ],
  ])('%s has every section named', (path, subjects) => {
    const all = headings(path).join('\n');
    for (const subject of subjects) expect(all).toMatch(new RegExp(subject, 'i'));
    expect(html(path)).toContain('<aside');
  });

  test.each(['/terms-of-use', '/privacy-policy', '/disclaimer', '/affiliate-disclosure'])(
    '%s is dated January 1, 2025',
    (path) => {
      expect(html(path)).toContain('January 1, 2025');
      expect(html(path).toLowerCase()).toContain('datetime="2025-01-01"');
    },
  );

  test('the privacy policy is true of this site', () => {
    for (const fact of ['lottery_results', 'lottery_username', 'browser', 'cookie']) {
      expect(html('/privacy-policy')).toContain(fact);
    }
    expect(html('/terms-of-use')).toContain(site.governingLaw.law);
    expect(html('/disclaimer')).toMatch(/18/);
  });
});

describe('the guide', () => {
  test('is a book of 3,000 words or more, without header and footer', () => {
    expect(wordsOf(source('guide.mdx')).length).toBeGreaterThanOrEqual(3000);
    expect(html('/guide')).not.toContain('ad-banner');
    expect(html('/guide')).toContain('target="_top"');
  });

  test('begins with a table of its chapters', () => {
    const [first, ...chapters] = headings('/guide');
    const links = /<nav[^>]*aria-labelledby="contents">([\s\S]*?)<\/nav>/.exec(html('/guide'))?.[1];
    const names = [...(links ?? '').matchAll(/<a[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name);
    expect(first).toBe('Contents');
    expect(names).toHaveLength(8);
    expect(chapters.map((chapter) => chapter.replace(/ #$/, ''))).toEqual(names);
  });

  test('is in a sandboxed iframe with its title', () => {
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

test('About has its four, six and five items and the link to the calculator', () => {
  expect(html('/about').match(/<h3/g)).toHaveLength(10);
  expect(html('/about')).toMatch(/href="\/"[^>]*>\s*Calculate Your Numbers/);
  expect(html('/about')).toContain('pen-name');
});

test('Contact has no form, and what the configuration says', () => {
  expect(html('/contact')).not.toContain('<form');
  for (const fact of [
    `mailto:${site.email}`,
    ...site.postalAddress,
    ...Object.values(site.businessHours),
  ]) {
    expect(html('/contact')).toContain(fact);
  }
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
  expect(data.match(/"@type":"Product"/g)).toHaveLength(3);
  expect(data).not.toMatch(/rating/i);
});

test('the legal pages, the guide and the methods repeat no sentence and use no empty phrase', () => {
  const files = ['terms-of-use', 'privacy-policy', 'disclaimer', 'affiliate-disclosure'];
  const passages = [...files.map((name) => `legal/${name}.mdx`), 'guide.mdx', 'methods.mdx'].map(
    (file) => ({
      where: file,
      text: source(file).replace(/<[^>]+>/g, ' '),
    }),
  );
  expect(repeatedSentences(passages)).toEqual([]);
  expect(passages.flatMap(({ text }) => bannedPhrases(text))).toEqual([]);
});
