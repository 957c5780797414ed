import { expect, test } from 'vitest';
import { offerAddress } from './offer';

const ids = { offerId: 'a b', affiliateId: '7&8' };

test.each([
  ['https://a.test/go', 'https://a.test/go?offer_id=a+b&aff_id=7%268'],
  ['https://a.test/go?lang=en', 'https://a.test/go?lang=en&offer_id=a+b&aff_id=7%268'],
  ['https://a.test/go?aff_id=old#top', 'https://a.test/go?aff_id=7%268&offer_id=a+b#top'],
])('adds both identifiers to %s', (address, expected) => {
  expect(offerAddress({ address, ...ids })).toBe(expected);
});

test('leaves out an identifier that the partner does not want', () => {
  const address = 'https://a.test/go?id=1';
  expect(offerAddress({ address })).toBe(address);
  expect(offerAddress({ address, affiliateId: '7' })).toBe('https://a.test/go?id=1&aff_id=7');
});
