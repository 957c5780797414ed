import { expect, test } from 'vitest';
import input from '../../site.config';
import { checkSiteConfig, SiteConfigError } from './check-site-config';
import { shippedColors } from './colors';
import { product } from './testing/product';

// An owner without a store may have no product.
const valid = { ...input, products: [product] };
const offer = valid.affiliate || undefined;

test('checkSiteConfig accepts the configuration, and fills in what is left out', () => {
  const newsletter = { provider: 'mailerlite', accountId: '123456', formId: 'AbC123' };
  expect(checkSiteConfig({ ...valid, newsletter, colors: {} })).toMatchObject({
    brand: valid.brand,
    notShown: {},
    newsletter: { ...newsletter, load: 'at once' },
    colors: shippedColors,
  });
});

test('checkSiteConfig takes a color in capitals', () => {
  const { colors } = checkSiteConfig({ ...valid, colors: { night: { gold: '#F0B8A0' } } });
  expect(colors.night.gold).toBe('#f0b8a0');
});

test('checkSiteConfig says a contrast as it is, once, and only of a color that was chosen', () => {
  const paper = { raised: '#ffffff', quiet: '#808080' };
  const check = () => checkSiteConfig({ ...valid, colors: { paper } });
  expect(check).toThrow(
    /^[^\n]*“colors\.paper\.quiet” expected a contrast of at least 4\.5 with \w+, where it is 3\.\d, found "#808080"\.$/,
  );
});

test('checkSiteConfig takes a text in the language of the site, or the one for all', () => {
  const store = { madeBy: { en: 'I do it.', es: 'Lo hago yo.' }, refund: 'No.' };
  expect(checkSiteConfig({ ...valid, store }).store).toEqual({ madeBy: 'I do it.', refund: 'No.' });
  const spanish = { ...store, madeBy: { es: 'Lo hago yo.' } };
  expect(() => checkSiteConfig({ ...valid, store: spanish })).toThrow(
    '“store.madeBy” expected a text in “en”, too, found {"es":"Lo hago yo."}.',
  );
});

const many = (change: object) => ({
  products: [product, { ...product, name: 'A map', ...change }],
});

test.each<[object, string]>([
  [{ brand: undefined }, '“brand” expected the name of the site, found nothing.'],
  [{ brand: 'B'.repeat(41) }, '“brand” expected the name of the site, in at most 40 characters'],
  [
    { founder: { name: 'Ann', initials: 'ABCD' } },
    '“founder.initials” expected one to three letters',
  ],
  [
    { affiliate: { ...offer, text: 'A'.repeat(61) } },
    '“affiliate.text” expected what the offer is, in a few words, in at most 60',
  ],
  [many({ name: 'A'.repeat(61) }), '“products (2nd).name” expected the name of the product, in at'],
  [{ email: 'hello' }, '“email” expected an e-mail address, found "hello".'],
  [{ securityContactUntil: '2027-02-29' }, '“securityContactUntil” expected a day such as'],
  [{ origin: 'https://a.test/site/' }, '“origin” expected an origin such as'],
  [{ affiliate: { ...offer, address: 'javascript:alert(1)' } }, '“affiliate.address”'],
  [
    { affiliate: { ...offer, address: 'https://a.test/?s={Page}' } },
    '“affiliate.address” expected no other placeholders than {page} and {place}',
  ],
  [{ affiliate: { ...offer, banner: { wide: 'a.png' } } }, '“affiliate.banner.narrow” expected'],
  [
    { affiliate: { ...offer, color: 'red' } },
    '“affiliate.color” is not a key here; expected one of address,',
  ],
  [{ affiliate: true }, '“affiliate” expected the keys of an offer, or false, found true.'],
  [{ visits: 'by magic' }, '“visits” expected “not counted”, “counted from our logs”'],
  [
    { visits: { goatcounter: 'https://a.goatcounter.com' } },
    '“visits.goatcounter” expected the code before .goatcounter.com',
  ],
  [{ visits: { endpoint: 'http://a.test/' } }, '“visits.endpoint” expected an address of your own'],
  [{ newsletter: { link: 'a.test' } }, '“newsletter.link” expected the web address of the form'],
  [{ newsletter: { provider: 'flodesk' } }, '“newsletter.formId” expected the form’s identifier'],
  [{ colour: 'red' }, '“colour” is not a key here; expected one of brand, logo,'],
  [
    { colors: { night: { accent: '#ffffff' } } },
    '“colors.night.accent” is not a key here; expected one of ground, raised, sunken, glow, text, quiet, link, gold, goldHover, onGold, line, edge.',
  ],
  [many({ priceCents: 39 }), '“products (2nd).priceCents” expected a price in cents'],
  [many({ name: 'A'.repeat(200) }), `found "${'A'.repeat(80)}…" of 200 characters.`],
  [many({ paymentLink: 'http://pay.test/1' }), '“products (2nd).paymentLink”'],
  [many({ name: 'A letter' }), '“products (2nd).name” expected a name that no other product has'],
  [
    { products: [] },
    '“products” expected at least one product, or the store removed in “notShown”, found [].',
  ],
  [{ colors: { night: { gold: 'gold' } } }, '“colors.night.gold” expected a color such as'],
  [{ colors: { paper: { quiet: '#aaaaaa' } } }, '“colors.paper.quiet” expected a contrast'],
  [
    { colors: { night: { link: '#909090' } } },
    '“colors.night.link” expected a contrast of at least 4.5 with raised, as link by lamplight',
  ],
  [{ newsletter: { provider: 'mailchimp', formId: 'a' } }, '“newsletter.provider” expected'],
  [{ menu: ['home', 'horoscope'] }, '“menu (2nd)” expected the id of a page, such as home'],
  [
    { notShown: { sigils: 'hidden' } },
    '“notShown.sigils” is not a key here; expected one of home,',
  ],
  [
    { legalPages: { disclaimer: { name: 'A', description: 'B' } } },
    '“legalPages.disclaimer” expected',
  ],
  [{ europe: { controller: 'Ann' } }, '“europe.logsKept” expected how long, in a few words'],
  [{ europe: true }, '“europe” expected a group of “controller”, “logsKept”'],
])('checkSiteConfig names the key, what was expected and what was found: %j', (change, message) => {
  const check = () => checkSiteConfig({ ...valid, ...change });
  expect(check).toThrow(SiteConfigError);
  expect(check).toThrow(message);
});

test('a site without a store needs no product', () => {
  const notShown = { store: 'removed' };
  expect(checkSiteConfig({ ...valid, products: [], notShown }).products).toEqual([]);
  const hidden = { ...valid, products: [], notShown: { store: 'hidden' } };
  expect(() => checkSiteConfig(hidden)).toThrow('“products” expected at least one product');
});

test('an owner may have no offer, a counter of visits, and a newsletter elsewhere', () => {
  const choices = {
    affiliate: false,
    visits: { goatcounter: 'my-code' },
    newsletter: { link: 'https://letters.test/join' },
  };
  expect(checkSiteConfig({ ...valid, ...choices })).toMatchObject(choices);
});
