import { expect, test } from 'vitest';
import { expiredContact, findPlaceholders, placeholderLine } from './placeholders';
import type { SiteConfig } from './schema';
import { site } from './site';
import { product } from './testing/product';

const TODAY = '2026-11-16';
const VIDEOS = 'https://www.youtube.com/@numbers';
/** A configuration without a placeholder. */
const ready: SiteConfig = {
  ...site,
  notShown: {},
  origin: 'https://www.numbers-and-names.com',
  email: 'hello@numbers-and-names.com',
  securityContactUntil: '2027-11-01',
  postalAddress: ['Numbers and Names', '12 Elm Street', 'Portland, OR 97201'],
  penName: 'I. Stern',
  founder: { name: 'Ida Stern', initials: 'IS' },
  affiliate: {
    address: 'https://go.partner.com/readings',
    offerId: '4471',
    affiliateId: 'nn-9',
    text: 'A first reading',
    byKind: {},
  },
  legalTextsUpdated: '2026-11-12',
  ratingBadge: undefined,
  europe: false,
  products: [product, { ...product, paymentLink: 'https://pay.processor.com/2' }],
  social: { facebook: false, instagram: false, linkedin: false, twitter: false, youtube: VIDEOS },
};
const keysFor = (change: Partial<SiteConfig>) =>
  findPlaceholders({ ...ready, ...change }, TODAY).map(({ key }) => key);

test('finds every kind of placeholder', () => {
  const placeholders: Partial<SiteConfig> = {
    origin: 'https://numbers.example.com',
    email: 'hello@example.com',
    postalAddress: ['PO Box 909'],
    penName: 'Orla Vesper',
    founder: { name: 'Mara Quill', initials: 'MQ' },
    affiliate: {
      address: 'https://offers.example.com/readings',
      offerId: 'demo-offer',
      affiliateId: 'demo-affiliate',
      text: 'A first reading',
      byKind: {
        article: { address: 'https://partner.test/go', offerId: 'demo-2', text: 'A second one' },
      },
    },
    legalTextsUpdated: '2025-01-01',
    ratingBadge: { rating: '4.9' },
    europe: undefined,
    products: [product],
    social: { linkedin: false, youtube: VIDEOS },
  };
  expect(keysFor(placeholders)).toEqual([
    ...['origin', 'email', 'affiliate.address', 'affiliate.byKind.article.address'],
    ...['postalAddress', 'founder', 'penName', 'affiliate.offerId', 'affiliate.affiliateId'],
    ...['affiliate.byKind.article.offerId', 'ratingBadge', 'legalTextsUpdated', 'europe'],
    ...['products', 'social'],
  ]);
  const [first] = findPlaceholders({ ...ready, ...placeholders }, TODAY);
  expect(placeholderLine(first ?? expect.fail())).toBe(
    'site.config.ts: “origin” is https://numbers.example.com, an address for examples only.',
  );
});

test.each([
  ['https://www.example.org', ['origin']],
  ['http://localhost:4321', ['origin']],
  ['https://my-example.com', []], // and nothing else is left
])('recognizes addresses reserved for examples: %s', (origin, keys) => {
  expect(keysFor({ origin })).toEqual(keys);
});

test.each([
  ['2026-12-15', ['securityContactUntil']],
  ['2026-12-16', []],
  ['2027-11-17', []],
  ['2027-11-18', ['securityContactUntil']],
])('wants a security.txt that expires in thirty days to a year: %s', (until, keys) => {
  expect(keysFor({ securityContactUntil: until })).toEqual(keys);
});

test('leaves what was decided: orders by e-mail, and no icons', () => {
  const social = { ...ready.social, youtube: false as const };
  expect(keysFor({ products: [{ ...product, paymentLink: false }], social })).toEqual([]);
  expect(keysFor({ affiliate: false })).toEqual([]);
});

const sentencesFor = (change: Partial<SiteConfig>) =>
  findPlaceholders({ ...ready, ...change }, TODAY).map(placeholderLine);

test.each([
  [
    'an example in a sentence',
    { personalYearNote: 'Ask numbers.example.com about it.' },
    [
      'site.config.ts: “personalYearNote” has numbers.example.com in it, an address for examples only.',
    ],
  ],
  [
    'a mark of a template',
    { postalAddress: ['Ann', 'CHANGEME'] },
    ['site.config.ts: “postalAddress (2nd)” still has CHANGEME in it.'],
  ],
  [
    'a key of a template',
    { verification: { 'google-site-verification': 'change-me' } },
    ['site.config.ts: “verification.google-site-verification” still has change-me in it.'],
  ],
])('finds %s, wherever it is', (_, change, sentences) => {
  expect(sentencesFor(change)).toEqual(sentences);
});

test.each([
  'https://buy.stripe.com/test_28o3cd9Zz',
  'https://checkout.stripe.com/c/pay/cs_test_a1b2',
  'https://www.sandbox.paypal.com/ncp/payment/4JX',
  'https://sandbox.square.link/u/9aZ',
  'https://sandbox-buy.paddle.com/product/12',
  'https://checkout-test.adyen.com/v1/pay',
])('refuses a payment link that is for tests: %s', (paymentLink) => {
  expect(sentencesFor({ products: [{ ...product, paymentLink }] })).toEqual([
    `site.config.ts: “products (1st).paymentLink” is ${paymentLink}, which is for tests and takes nobody’s money.`,
  ]);
});

test('refuses a payment link twice', () => {
  const paymentLink = 'https://buy.stripe.com/28o3cd9Zz_test';
  const map = { ...product, name: 'A map', paymentLink };
  expect(sentencesFor({ products: [{ ...product, paymentLink }, product, map] })).toEqual([
    'site.config.ts: “products (3rd).paymentLink” is also the link of “A letter”, so one of them is sold at the price of the other.',
  ]);
  const own = { ...map, paymentLink: 'https://buy.stripe.com/7sY5kl' };
  expect(sentencesFor({ products: [{ ...product, paymentLink }, own] })).toEqual([]);
});

test('asks nothing about products where there is no store', () => {
  const change = { products: [product], ratingBadge: { rating: '4.9' } };
  expect(keysFor(change)).toEqual(['ratingBadge', 'products']);
  expect(keysFor({ ...change, notShown: { store: 'removed' } })).toEqual([]);
});

test('refuses a newsletter that loads before a reader in Europe agrees', () => {
  const newsletter = { provider: 'flodesk', formId: 'a1', load: 'at once' } as const;
  const europe = { controller: 'Ann', logsKept: 'for two weeks', mailKept: 'for two years' };
  expect(sentencesFor({ newsletter, europe })).toEqual([
    'site.config.ts: “newsletter” loads on every page before anybody agrees, which the law of the European Union does not allow; say load: “on a press”.',
  ]);
  expect(keysFor({ newsletter, europe: false })).toEqual([]);
  expect(keysFor({ newsletter: { ...newsletter, load: 'on a press' }, europe })).toEqual([]);
});

test('finds legal texts of a day to come', () => {
  expect(keysFor({ legalTextsUpdated: TODAY })).toEqual([]);
  expect(keysFor({ legalTextsUpdated: '2026-11-17' })).toEqual(['legalTextsUpdated']);
});

test('refuses a security contact of the past, but for the shipped one', () => {
  const sentenceOf = (securityContactUntil: string, today = TODAY) =>
    expiredContact({ ...ready, securityContactUntil }, today);
  expect(sentenceOf('2026-11-15')).toBe(
    'site.config.ts: “securityContactUntil” expected a day to come, found "2026-11-15".',
  );
  expect(sentenceOf(TODAY)).toBeUndefined();
  expect(sentenceOf('2027-11-01', '2030-01-01')).toBeUndefined();
});

test('finds addresses for examples where visits go, and where the newsletter is', () => {
  const link = 'https://letters.example.com/join';
  expect(
    keysFor({ visits: { endpoint: 'https://count.example.com' }, newsletter: { link } }),
  ).toEqual(['newsletter.link', 'visits.endpoint']);
});
