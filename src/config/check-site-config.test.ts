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

  test.each([
    [
      'a missing key',
      { brand: undefined },
      'site.config.ts: “brand” expected the name of the site, found nothing.',
    ],
    [
      'an empty text',
      { penName: '  ' },
      'site.config.ts: “penName” expected the name that signs the articles, found "".',
    ],
    [
      'a wrong type',
      { postalAddress: 'PO Box 1' },
      'site.config.ts: “postalAddress” expected a list of lines, found "PO Box 1".',
    ],
    [
      'an empty list',
      { postalAddress: [] },
      'site.config.ts: “postalAddress” expected at least one line of an address, found [].',
    ],
    [
      'a wrong item of a list',
      { postalAddress: ['Ninefold', 7] },
      'site.config.ts: “postalAddress.1” expected a line of the address, found 7.',
    ],
    [
      'an address that is none',
      { email: 'hello' },
      'site.config.ts: “email” expected an e-mail address, found "hello".',
    ],
    [
      'a day that does not exist',
      { securityContactUntil: '2027-02-29' },
      'site.config.ts: “securityContactUntil” expected a day such as 2027-11-01, found "2027-02-29".',
    ],
    [
      'an origin with a path',
      { origin: 'https://a.test/site/' },
      'site.config.ts: “origin” expected an origin such as https://www.your-site.com, with no path and no slash at the end, found "https://a.test/site/".',
    ],
    [
      'a link that could run a script',
      { affiliate: { ...valid.affiliate, address: 'javascript:alert(1)' } },
      'site.config.ts: “affiliate.address” expected the web address of the offer, found "javascript:alert(1)".',
    ],
    [
      'a text that is too long',
      { founder: { name: 'A', initials: 'ABCD' } },
      'site.config.ts: “founder.initials” expected one to three letters, found "ABCD".',
    ],
    [
      'a group that is missing',
      { businessHours: undefined },
      'site.config.ts: “businessHours” expected a group of keys, found nothing.',
    ],
    [
      'a key that does not exist',
      { colour: 'red' },
      'site.config.ts: “colour” is not a key of the configuration; expected only the keys in src/config/schema.ts.',
    ],
    [
      'a misspelt key in a group',
      { social: { fecebook: 'https://a.test' } },
      'site.config.ts: “social.fecebook” is not a key of the configuration; expected only the keys in src/config/schema.ts.',
    ],
    [
      'a question of an unknown kind',
      { products: withQuestion({ label: 'Birth date', hint: 'All of it', kind: 'day' }) },
      'site.config.ts: “products.1.asks.0.kind” expected “text” or “date”, found "day".',
    ],
    [
      'a question without words',
      { products: withQuestion({ label: '', hint: 'All of it', kind: 'date' }) },
      'site.config.ts: “products.1.asks.0.label” expected what to enter, in a word or two, found "".',
    ],
    [
      'a product without a list of questions',
      { products: { ...valid.products, 2: { ...valid.products[2], asks: undefined } } },
      'site.config.ts: “products.2.asks” expected a list of questions, which may be empty, found nothing.',
    ],
    [
      'a price in dollars',
      { products: { ...valid.products, 3: { ...valid.products[3], priceCents: 14.7 } } },
      'site.config.ts: “products.3.priceCents” expected a price in cents, a whole number above 0, found 14.7.',
    ],
    [
      'a color by its name',
      { colors: { night: { gold: 'gold' } } },
      'site.config.ts: “colors.night.gold” expected a color such as #120c2b, in small letters, found "gold".',
    ],
    [
      'a color that the site does not use',
      { colors: { night: { silver: '#cccccc' } } },
      'site.config.ts: “colors.night.silver” is not a key of the configuration; expected only the keys in src/config/schema.ts.',
    ],
    [
      'a text that nobody can read',
      { colors: { paper: { quiet: '#aaaaaa' } } },
      'site.config.ts: “colors.paper.quiet” expected a contrast of at least 4.5 with ground, found "#aaaaaa".',
    ],
    [
      'a provider that the site does not know',
      { newsletter: { provider: 'mailchimp', formId: 'a' } },
      'site.config.ts: “newsletter.provider” expected "flodesk" or "mailerlite", found "mailchimp".',
    ],
    [
      'no provider',
      { newsletter: { formId: 'a' } },
      'site.config.ts: “newsletter.provider” expected "flodesk" or "mailerlite", found nothing.',
    ],
    [
      'a provider without its form',
      { newsletter: { provider: 'flodesk' } },
      'site.config.ts: “newsletter.formId” expected the form’s identifier, letters, digits, - and _, found nothing.',
    ],
    [
      'an identifier with a space',
      { newsletter: { provider: 'flodesk', formId: 'a b' } },
      'site.config.ts: “newsletter.formId” expected the form’s identifier, letters, digits, - and _, found "a b".',
    ],
    [
      'a provider without its account',
      { newsletter: { provider: 'mailerlite', formId: 'AbC123' } },
      'site.config.ts: “newsletter.accountId” expected the account’s number in quotation marks, found nothing.',
    ],
    [
      'an account that is no text',
      { newsletter: { provider: 'mailerlite', formId: 'AbC123', accountId: 123456 } },
      'site.config.ts: “newsletter.accountId” expected the account’s number in quotation marks, found 123456.',
    ],
    [
      'an account for a provider that has none',
      { newsletter: { provider: 'flodesk', formId: 'a', accountId: '1' } },
      'site.config.ts: “newsletter.accountId” is not a key of the configuration; expected only the keys in src/config/schema.ts.',
    ],
    [
      'a provider that is a text',
      { newsletter: 'flodesk' },
      'site.config.ts: “newsletter” expected a group of keys, found "flodesk".',
    ],
  ])('names the key, what was expected and what was found: %s', (_, change, message) => {
    expect(messageFor(change)).toBe(message);
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
