import { describe, expect, test } from 'vitest';
import { once } from '#texts/tools/store';
import { sponsored } from '#texts/ui';
import { everyPage, pagesIn } from '../../src/config/pages';
import { isBuilt, pageName, path } from '../../src/config/paths';
import { products, site } from '../../src/config/site';
import { price } from '../../src/ui/text/price';
import { expectHouseRule } from '../testing/house-rules';
import { isInEnglish } from '../testing/in-english';
import { buttonText, siteOffer } from '../testing/site-offer';
import { wordsOf } from '../texts/editorial';
import { attribute, builtPage, builtPages, descendants, isArticle, textOf } from './pages';

const pages = builtPages();
const articles = pages.map(({ path }) => path).filter(isArticle);
const html = (path: string) => builtPage(path).html;
/** What a page says, where an & of the configuration is an &. */
const shownText = (path: string) => builtPage(path).named('main').map(textOf).join();

test('every page but the articles has a record, and every record a page', () => {
  const built = pages.map(({ path }) => path).filter((path) => !isArticle(path));
  expect(built.sort()).toEqual(everyPage.map(({ path }) => path).sort());
});

test('every Latin letter of a name is in a face of the typeface', () => {
  const ranges = [...html(path('home')).matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, first, last]) => [first, last ?? first].map((code) => Number.parseInt(code ?? '', 16)),
  );
  // À to ɏ, and the Vietnamese ones. What is plain has no range.
  const codes = [...Array(0x250 - 0xc0).keys()].map((index) => index + 0xc0);
  const letters = [...codes, 0x1ea1].filter((code) => /\p{L}/u.test(String.fromCodePoint(code)));
  const hasFace = (code: number) =>
    ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
  expect(letters.filter((code) => !hasFace(code))).toEqual([]);
});

/** What the specification names, in the words of the headings. */
const TERMS =
  'Acceptance, Use of Services, Intellectual Property, User Accounts, Prohibited Activities, Third-Party Links, Disclaimer of Warranties, Limitation of Liability, Indemnification, Termination, Modifications, Governing Law, Contact';
const PRIVACY =
  'Introduction, Information We Collect, How We Use, Sharing, Security, Your Rights, Cookies, Children Under 18, Changes, Contact';
const DISCLAIMER =
  'Entertainment, Not Professional Advice, Personal Responsibility, No Guarantee, External Links, Affiliate, Errors, Changes, Age, Privacy, Liability, Contact';
const DISCLOSURE =
  'Legal Duty, What Affiliate Links Are, Programs, How Products Are Chosen, Editorial Independence, No Extra Cost, Third-Party Advertising, Changes, Contact';

describe('legal pages', () => {
  describe.each([
    ['terms-of-use', TERMS.split(', ').map((subject, index) => `${index + 1}. ${subject}`)],
    ['privacy-policy', PRIVACY.split(', ').map((subject, index) => `${index + 1}. ${subject}`)],
    ['disclaimer', DISCLAIMER.split(', ')],
    ['affiliate-disclosure', DISCLOSURE.split(', ')],
  ] as const)('%s', (id, subjects) => {
    const main = builtPage(path(id)).named('main').flatMap(descendants);
    const headings = main.filter(({ tagName }) => tagName === 'h2').map(textOf);
    const advice = `Our own ${id} has these sections in this order; ask your lawyer about yours.`;

    test('has as many sections as are specified', () => {
      const is = `${headings.length} sections`;
      expectHouseRule(headings.length === subjects.length ? [] : [is], advice);
    });

    test.runIf(isInEnglish)('has the specified sections in order, in English words', () => {
      const lacks = subjects.filter((subject, index) => !headings[index]?.includes(subject));
      expectHouseRule(lacks, advice);
    });
  });

  test.each(pagesIn('legal'))('$path has the configured date', ({ path }) => {
    expect(html(path).toLowerCase()).toContain(`datetime="${site.legalTextsUpdated}"`);
  });

  test('the terms name the law', () => {
    expect(shownText(path('terms-of-use'))).toContain(site.governingLaw.law);
  });
});

test.runIf(isBuilt('guide') && isBuilt('guide-frame'))(
  'the guide is a book in a sandboxed frame',
  () => {
    const words = builtPage(path('guide')).named('main').map(textOf).flatMap(wordsOf);
    expect(words.length).toBeGreaterThanOrEqual(3000);
    expect(html(path('guide'))).not.toContain('ad-banner');
    const frames = builtPage(path('guide-frame')).named('iframe');
    expect(frames.map((frame) => attribute(frame, 'src'))).toEqual([path('guide')]);
    expect(frames.map((frame) => attribute(frame, 'title'))).toEqual([pageName('guide')]);
    expect(frames.map((frame) => attribute(frame, 'sandbox'))).toEqual([
      expect.stringContaining('allow-same-origin'),
    ]);
  },
);

test.runIf(siteOffer)('the green button is where it always shows, labeled, with the offer', () => {
  const offers = pages.flatMap(({ path, elements, named }) => {
    const own = isArticle(path) ? siteOffer?.byKind.article : siteOffer?.byKind.tool;
    const terms = `${sponsored} · ${(own ?? siteOffer)?.text}`;
    return named('a')
      .filter((link) => textOf(link).trim() === buttonText)
      .map((button) => {
        const id = attribute(button, 'aria-describedby');
        const shown = elements.filter((element) => attribute(element, 'id') === id).map(textOf);
        expect(shown.map((text) => text.trim())).toEqual([terms]);
        const places = elements.flatMap((element, place) =>
          element === button || attribute(element, 'id') === id ? [place] : [],
        );
        expect(elements[places[1] ?? 0], 'labeled before it is offered').toBe(button);
        return path;
      });
  });
  const tools = ['home', 'career-number', 'personal-year'] as const;
  expect(offers.sort()).toEqual([...tools.filter(isBuilt).map(path), ...articles].sort());
});

test.runIf(isBuilt('store'))(
  'the store has its products, prices and promises, and rates nothing',
  () => {
    const store = shownText(path('store'));
    for (const { priceCents, delivery } of products) {
      expect(store).toContain(price(priceCents, site.currency));
      expect(store).toContain(delivery);
    }
    for (const promise of Object.values(site.store)) expect(store).toContain(promise);
    expect(store.match(new RegExp(once, 'g'))).toHaveLength(products.length);
    const data =
      html(path('store')).match(/application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? '';
    expect(data).not.toMatch(/rating/i);
  },
);
