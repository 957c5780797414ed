import { describe, expect, test } from 'vitest';
import valid from '../../site.config';
import { checkSiteConfig, SiteConfigError } from './check-site-config';
import { shippedColors } from './colors';

describe('checkSiteConfig', () => {
  test('accepts the configuration, and fills in the shipped colors', () => {
    const newsletter = { provider: 'mailerlite', accountId: '123456', formId: 'AbC123' };
    expect(checkSiteConfig({ ...valid, newsletter, colors: {} })).toEqual({
      ...valid,
      newsletter,
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
      { legalTextsUpdated: 'January 1, 2025' },
      '“legalTextsUpdated” expected a day such as 2025-01-01, found "January 1, 2025".',
    ],
    [
      { origin: 'https://a.test/site/' },
      '“origin” expected an origin such as https://www.your-site.com, with no path and no slash at the end, found "https://a.test/site/".',
    ],
    [
      { affiliate: { ...valid.affiliate, address: 'javascript:alert(1)' } },
      '“affiliate.address” expected the web address of the offer, found "javascript:alert(1)".',
    ],
    [
      { colour: 'red' },
      '“colour” is not a key of the configuration; expected only the keys in src/config/schema.ts.',
    ],
    [
      { products: { ...valid.products, 3: { ...valid.products[3], priceCents: 14.7 } } },
      '“products.3.priceCents” expected a price in cents, a whole number above 0, found 14.7.',
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
  ])('names the key, what was expected and what was found: %j', (change, message) => {
    expect(() => checkSiteConfig({ ...valid, ...change })).toThrow(
      new SiteConfigError(`site.config.ts: ${message}`),
    );
  });
});
