import { describe, expect, test } from 'vitest';
import valid from '../../site.config';
import { checkSiteConfig, SiteConfigError } from './check-site-config';
import { shippedColors } from './colors';

const product = {
  name: 'A letter',
  priceCents: 1250,
  description: 'Two pages.',
  features: ['Two pages'],
  asks: [],
  delivery: 'By Friday.',
};

describe('checkSiteConfig', () => {
  test('accepts the configuration, and fills in what is left out', () => {
    const newsletter = { provider: 'mailerlite', accountId: '123456', formId: 'AbC123' };
    expect(checkSiteConfig({ ...valid, newsletter, colors: {} })).toEqual({
      ...valid,
      newsletter: { ...newsletter, load: 'at once' },
      colors: shippedColors,
    });
  });

  test.each<[object, string]>([
    [{ brand: undefined }, '“brand” expected the name of the site, found nothing.'],
    [{ email: 'hello' }, '“email” expected an e-mail address, found "hello".'],
    [
      { securityContactUntil: '2027-02-29' },
      '“securityContactUntil” expected a day such as 2027-11-01, found "2027-02-29".',
    ],
    [
      { origin: 'https://a.test/site/' },
      '“origin” expected an origin such as https://www.your-site.com, with no path and no slash at the end, found "https://a.test/site/".',
    ],
    [
      { affiliate: { ...valid.affiliate, address: 'javascript:alert(1)' } },
      '“affiliate.address” expected the web address of the offer, with https://, found "javascript:alert(1)".',
    ],
    [
      { colour: 'red' },
      '“colour” is not a key here; expected only the keys in src/config/schema.ts.',
    ],
    [
      { products: [product, { ...product, name: 'A map', priceCents: 39 }] },
      '“products (2nd).priceCents” expected a price in cents, a whole number of at least 100 (4700 for 47.00), found 39.',
    ],
    [
      { products: [{ ...product, name: 'A'.repeat(200) }] },
      `“products (1st).name” expected the name of the product, in at most 60 characters, found "${'A'.repeat(80)}…" of 200 characters.`,
    ],
    [
      { products: [{ ...product, paymentLink: 'http://pay.test/1' }] },
      '“products (1st).paymentLink” expected a web address with https:// that takes the payment, or false, found "http://pay.test/1".',
    ],
    [
      { products: [product, { ...product, priceCents: 4700 }] },
      '“products (2nd).name” expected a name that no other product has, found "A letter".',
    ],
    [{ products: [] }, '“products” expected at least one product in the store, found [].'],
    [
      { brand: 'B'.repeat(80) },
      `“brand” expected the name of the site, in at most 40 characters, found "${'B'.repeat(80)}".`,
    ],
    [
      { colors: { night: { gold: 'gold' } } },
      '“colors.night.gold” expected a color such as #120c2b, in small letters, found "gold".',
    ],
    [
      { colors: { paper: { quiet: '#aaaaaa' } } },
      '“colors.paper.quiet” expected a contrast of at least 4.5 with ground, found "#aaaaaa".',
    ],
    [
      { newsletter: { provider: 'mailchimp', formId: 'a' } },
      '“newsletter.provider” expected "flodesk" or "mailerlite", found "mailchimp".',
    ],
    [
      { europe: { controller: 'Ann' } },
      '“europe” expected a group of “controller”, “logsKept” and “mailKept”, each a few words, or false, found {"controller":"Ann"}.',
    ],
  ])('names the key, what was expected and what was found: %j', (change, message) => {
    expect(() => checkSiteConfig({ ...valid, ...change })).toThrow(
      new SiteConfigError(`site.config.ts: ${message}`),
    );
  });
});
