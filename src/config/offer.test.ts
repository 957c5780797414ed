import { expect, test } from 'vitest';
import { offerAddress } from './offer';

const ids = { offerId: 'a b', affiliateId: '7&8' };

test.each([
  ['https://a.test/go', 'https://a.test/go?offer_id=a+b&aff_id=7%268'],
  ['https://a.test/go?lang=en', 'https://a.test/go?lang=en&offer_id=a+b&aff_id=7%268'],
  ['https://a.test/go?aff_id=old#top', 'https://a.test/go?aff_id=7%268&offer_id=a+b#top'],
])('adds both identifiers to %s', (address, expected) => {
  expect(offerAddress({ address, ...ids }, 'home', 'banner')).toBe(expected);
  // One that the partner does not want is left out.
  expect(offerAddress({ address }, 'home', 'banner')).toBe(address);
});

test('fills in the page and the place, in the address and in the identifiers', () => {
  const link = { address: 'https://a.test/{place}?sub={page}', offerId: '7-{place}-{page}' };
  expect(offerAddress(link, 'blog/karmic-debt', 'article')).toBe(
    'https://a.test/article?sub=blog-karmic-debt&offer_id=7-article-blog-karmic-debt',
  );
});
