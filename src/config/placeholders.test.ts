import { expect, test } from 'vitest';
import { expiredContact, findPlaceholders, placeholderLine } from './placeholders';
import type { SiteConfig } from './schema';
import { site } from './site';

const TODAY = '2026-11-16';
const product: SiteConfig['products'][number] = {
  name: 'A letter',
  priceCents: 1250,
  description: 'Two pages.',
  features: ['Two pages'],
  asks: [],
  delivery: 'By Friday.',
};
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
  social: {
    facebook: false,
    instagram: false,
    linkedin: false,
    twitter: false,
    youtube: 'https://www.youtube.com/@numbers',
  },
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
    social: { linkedin: false, youtube: 'https://www.youtube.com/@numbers' },
  };
  expect(findPlaceholders({ ...ready, ...placeholders }, TODAY).map(placeholderLine)).toEqual([
    'site.config.ts: “origin” is https://numbers.example.com, an address for examples only.',
    'site.config.ts: “affiliate.address” is https://offers.example.com/readings, an address for examples only.',
    'site.config.ts: “affiliate.byKind.article.address” is https://partner.test/go, an address for examples only.',
    'site.config.ts: “email” is hello@example.com, an address for examples only.',
    'site.config.ts: “postalAddress” still has PO Box 909, which is not yours; the hours in “businessHours” and the law in “governingLaw” go with it.',
    'site.config.ts: “founder” still introduces Mara Quill, who does not exist.',
    'site.config.ts: “affiliate.offerId” is demo-offer, which your partner does not know.',
    'site.config.ts: “affiliate.affiliateId” is demo-affiliate, which your partner does not know.',
    'site.config.ts: “affiliate.byKind.article.offerId” is demo-2, which your partner does not know.',
    'site.config.ts: “ratingBadge” shows 4.9 on every product; say in “basis” where that comes from, or switch it off.',
    'site.config.ts: “legalTextsUpdated” is still 2025-01-01; read the legal texts, and give the day when you made them yours.',
    'site.config.ts: “europe” is not decided: for readers in the European Union the privacy policy lacks the controller, the legal basis and how long what is kept; switch those texts on, or say false.',
    'site.config.ts: “products” has no “paymentLink”, so nobody can pay on a page; give them one, or false where an order is an e-mail.',
    'site.config.ts: “social” has icons that lead nowhere (facebook, instagram, twitter); give each an address, or false for no icon.',
  ]);
});

test.each([
  ['https://www.example.org', ['origin']],
  ['https://numbers.test', ['origin']],
  ['http://localhost:4321', ['origin']],
  ['https://my-example.com', []], // and nothing else is left
])('recognizes addresses reserved for examples: %s', (origin, keys) => {
  expect(keysFor({ origin })).toEqual(keys);
});

test.each([
  ['2026-11-15', ['securityContactUntil']],
  ['2026-12-15', ['securityContactUntil']],
  ['2026-12-16', []],
  ['2027-11-17', []],
  ['2027-11-18', ['securityContactUntil']],
])(
  'wants a security.txt that expires in thirty days to a year: %s',
  (securityContactUntil, keys) => {
    expect(keysFor({ securityContactUntil })).toEqual(keys);
  },
);

test('leaves what was decided: orders by e-mail, and no icons', () => {
  const { facebook, instagram, linkedin, twitter } = ready.social;
  const social = { facebook, instagram, linkedin, twitter, youtube: false as const };
  expect(keysFor({ products: [{ ...product, paymentLink: false }], social })).toEqual([]);
});

test('finds legal texts of a day to come', () => {
  expect(keysFor({ legalTextsUpdated: TODAY })).toEqual([]);
  expect(keysFor({ legalTextsUpdated: '2026-11-17' })).toEqual(['legalTextsUpdated']);
});

test.each([
  [
    '2025-11-16',
    'site.config.ts: “securityContactUntil” expected a day to come, found "2025-11-16".',
  ],
  [
    '2026-11-15',
    'site.config.ts: “securityContactUntil” expected a day to come, found "2026-11-15".',
  ],
  [TODAY, undefined],
  ['2027-11-01', undefined],
])('refuses a security contact of the past: %s', (securityContactUntil, sentence) => {
  expect(expiredContact({ ...ready, securityContactUntil }, TODAY)).toBe(sentence);
});

test('does not refuse the shipped security contact, in any year', () => {
  expect(expiredContact({ ...ready, securityContactUntil: '2027-11-01' }, '2030-01-01')).toBe(
    undefined,
  );
});
