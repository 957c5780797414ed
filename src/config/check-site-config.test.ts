import { describe, expect, test } from 'vitest';
import valid from '../../site.config';
import { checkSiteConfig, SiteConfigError } from './check-site-config';
import { shippedColors } from './colors';

function messageFor(change: object): string {
  try {
    checkSiteConfig({ ...valid, ...change });
  } catch (error) {
    if (error instanceof SiteConfigError) return error.message;
    throw error;
  }
  return 'accepted';
}

function withQuestion(question: object) {
  return { ...valid.products, 1: { ...valid.products[1], asks: [question] } };
}

describe('checkSiteConfig', () => {
  test('accepts the configuration, and fills in the shipped colors', () => {
    expect(checkSiteConfig({ ...valid, colors: {} })).toEqual({ ...valid, colors: shippedColors });
  });

  test.each<[object, string]>([
    [{ brand: undefined }, '“brand” expected the name of the site, found nothing.'],
    [{ penName: '  ' }, '“penName” expected the name that signs the articles, found "".'],
    [{ postalAddress: 'PO Box 1' }, '“postalAddress” expected a list of lines, found "PO Box 1".'],
    [
      { postalAddress: ['Ninefold', 7] },
      '“postalAddress.1” expected a line of the address, found 7.',
    ],
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
      '“affiliate.address” expected the web address of the offer, found "javascript:alert(1)".',
    ],
    [
      { colour: 'red' },
      '“colour” is not a key of the configuration; expected only the keys in src/config/schema.ts.',
    ],
    [
      { products: withQuestion({ label: 'Birth date', hint: 'All of it', kind: 'day' }) },
      '“products.1.asks.0.kind” expected “text” or “date”, found "day".',
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
    [
      { newsletter: { provider: 'flodesk', formId: 'a b' } },
      '“newsletter.formId” expected the form’s identifier, letters, digits, - and _, found "a b".',
    ],
    [{ newsletter: 'flodesk' }, '“newsletter” expected a group of keys, found "flodesk".'],
  ])('names the key, what was expected and what was found: %j', (change, message) => {
    expect(messageFor(change)).toBe(`site.config.ts: ${message}`);
  });

  test.each([
    { provider: 'flodesk', formId: '68aa5cf240d1' },
    { provider: 'mailerlite', accountId: '123456', formId: 'AbC123' },
  ])('accepts the newsletter of $provider', (newsletter) => {
    expect(messageFor({ newsletter })).toBe('accepted');
  });

  test('lists every mistake at once', () => {
    expect(messageFor({ brand: '', email: '' }).split('\n')).toHaveLength(2);
  });
});
