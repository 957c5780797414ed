import { expect, test } from 'vitest';
import { offerAddress } from './offer';

const ids = { offerId: 'a b', affiliateId: '7&8' };

test.each([
  ['https://a.test/go', 'https://a.test/go?offer_id=a+b&aff_id=7%268'],
  ['https://a.test/go?lang=en', 'https://a.test/go?lang=en&offer_id=a+b&aff_id=7%268'],
  ['https://a.test/go?aff_id=old#top', 'https://a.test/go?aff_id=7%268&offer_id=a+b#top'],
])('adds both identifiers to %s', (address, expected) => {
  expect(offerAddress({ address, ...ids })).toBe(expected);
  // One that the partner does not want is left out.
  expect(offerAddress({ address })).toBe(address);
});
