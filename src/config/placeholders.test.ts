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
  origin: 'https://www.numbers-and-names.com',
  email: 'hello@numbers-and-names.com',
  securityContactUntil: '2027-11-01',
  postalAddress: ['Numbers and Names', '12 Elm Street', 'Portland, OR 97201'],
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
    ...['origin', 'affiliate.address', 'affiliate.byKind.article.address', 'email'],
    ...['postalAddress', 'founder', 'affiliate.offerId', 'affiliate.affiliateId'],
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
  ).toEqual([...['visits.endpoint', 'newsletter.link']]);
});
