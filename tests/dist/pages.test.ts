import { describe, expect, test } from 'vitest';
import { everyPage, pagesIn } from '../../src/config/pages';
import { isBuilt, path } from '../../src/config/paths';
import { products, site } from '../../src/config/site';
import { price } from '../../src/ui/text/price';
import { expectHouseRule } from '../testing/house-rules';
import { buttonText, siteOffer } from '../testing/site-offer';
import { wordsOf } from '../texts/editorial';
import { attribute, builtPage, builtPages, textOf } from './pages';

const pages = builtPages();
const html = (path: string) => builtPage(path).html;
/** What a page says, where an & of the configuration is an &. */
const shownText = (path: string) => builtPage(path).named('main').map(textOf).join();

test('every page but the articles has a record, and every record a page', () => {
  const built = pages.map(({ path }) => path).filter((path) => !path.startsWith('/blog/'));
  expect(built.sort()).toEqual(everyPage.map(({ path }) => path).sort());
});

test('every Latin letter of a name is in a face of the typeface', () => {
  const ranges = [...html('/').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first, last]) =>
    [first, last ?? first].map((code) => Number.parseInt(code ?? '', 16)),
  );
  // À to ɏ, and the Vietnamese ones. What is plain has no range.
  const codes = [...Array(0x250 - 0xc0).keys()].map((index) => index + 0xc0);
  const letters = [...codes, 0x1ea1].filter((code) => /\p{L}/u.test(String.fromCodePoint(code)));
  const hasFace = (code: number) =>
    ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
  expect(letters.filter((code) => !hasFace(code))).toEqual([]);
});

test('no line of text can end inside a sum, after its operator', () => {
  const texts = pages.flatMap(({ path, named }) =>
    named('main').map((main) => [path, textOf(main).match(/.{0,20}[+×÷=] \d/g)]),
  );
  expect(texts.filter(([, found]) => found)).toEqual([]);
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
  test.each([
    ['/terms-of-use', TERMS.split(', ').map((subject, index) => `${index + 1}. ${subject}`)],
    ['/privacy-policy', PRIVACY.split(', ').map((subject, index) => `${index + 1}. ${subject}`)],
    ['/disclaimer', DISCLAIMER.split(', ')],
    ['/affiliate-disclosure', DISCLOSURE.split(', ')],
  ])('%s has the specified sections in order', (path, subjects) => {
    const headings = builtPage(path).named('h2').map(textOf);
    expectHouseRule(
      subjects.filter((subject, index) => !headings[index]?.includes(subject)),
      `Our own ${path} has these sections in this order; ask your lawyer about yours.`,
    );
  });

  test.each(pagesIn('legal'))('$path has the configured date', ({ path }) => {
    expect(html(path).toLowerCase()).toContain(`datetime="${site.legalTextsUpdated}"`);
  });

  test('the terms name the law', () => {
    expect(shownText('/terms-of-use')).toContain(site.governingLaw.law);
  });
});

test.runIf(isBuilt('guide') && isBuilt('guide-frame'))(
  'the guide is a book in a sandboxed frame',
  () => {
    const words = builtPage('/guide').named('main').map(textOf).flatMap(wordsOf);
    expect(words.length).toBeGreaterThanOrEqual(3000);
    expect(html('/guide')).not.toContain('ad-banner');
    expect(html('/power-numerology-guide')).toMatch(
      /<iframe[^>]*src="\/guide"[^>]*title="Power Numerology Guide"[^>]*sandbox="[^"]*allow-same-origin/,
    );
  },
);

test.runIf(siteOffer)('the green button is where it always shows, labeled, with the offer', () => {
  const articles = pages.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));
  const offers = pages.flatMap(({ path, elements, named }) => {
    const own = path.startsWith('/blog/') ? siteOffer?.byKind.article : siteOffer?.byKind.tool;
    const terms = `Sponsored · ${(own ?? siteOffer)?.text}`;
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
    const store = shownText('/store');
    for (const { priceCents, delivery } of products) {
      expect(store).toContain(price(priceCents, site.currency));
      expect(store).toContain(delivery);
    }
    for (const promise of Object.values(site.store)) expect(store).toContain(promise);
    expect(store.match(/One-time payment/g)).toHaveLength(products.length);
    const data = html('/store').match(/application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? '';
    expect(data).not.toMatch(/rating/i);
  },
);
