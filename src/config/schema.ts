import { z } from 'zod';
import { LANGUAGE } from '#texts/language';
import { ownPages } from '#texts/paths';
import { faintColors, shippedColors } from './colors';
import { type Language, languageNames } from './languages';

const line = (what: string) => z.string({ error: what }).trim().min(1, what);
const webAddress = (what: string) => z.url({ protocol: /^https$/, error: what });
/** An address, or none on purpose. Left out, it is not decided yet. */
const addressOrNone = (what: string) =>
  z.union([z.literal(false), webAddress(`${what}, or false`)], `${what}, or false`).optional();
/** A line that has a place on a page or a card, which a longer one would break. */
const shortLine = (what: string, most: number) =>
  line(what).max(most, `${what}, in at most ${most} characters`);

const known = Object.keys(languageNames) as Language[];

/** The schemas of texts that visitors read. */
export const saidTexts = z.registry();

/** A text that visitors read: one for all languages, or one for each. The build takes that of its language. */
function said(what: string, most?: number) {
  const one = most ? shortLine(what, most) : line(what);
  return z
    .union(
      [one, z.partialRecord(z.enum(known), one)],
      most ? `${what}, in at most ${most} characters` : what,
    )
    .transform((text, context) => {
      const own = typeof text === 'string' ? text : text[LANGUAGE];
      if (own !== undefined) return own;
      context.addIssue({ code: 'custom', message: `a text in “${LANGUAGE}”, too`, input: text });
      return z.NEVER;
    })
    .register(saidTexts, {});
}

const formId = z
  .string({ error: 'the form’s identifier, letters, digits, - and _' })
  .regex(/^[\w-]+$/, 'the form’s identifier, letters, digits, - and _');
const accountId = z
  .string({ error: 'the account’s number in quotation marks' })
  .regex(/^\d+$/, 'the account’s number, digits only');

const load = z.enum(['at once', 'on a press'], '“at once” or “on a press”').default('at once');

/** An e-mail provider's form. Both identifiers are in the code that the provider gives out. */
const newsletterForm = z.discriminatedUnion(
  'provider',
  [
    z.strictObject({ provider: z.literal('flodesk'), formId, load }),
    z.strictObject({ provider: z.literal('mailerlite'), accountId, formId, load }),
  ],
  { error: '"flodesk" or "mailerlite"' },
);
/** Or a page of any provider, to which a link leads. */
const newsletter = z.union(
  [
    newsletterForm,
    z.strictObject({ link: webAddress('the web address of the form, with https://') }),
  ],
  'a provider’s form, or { link: … }',
);

const VISITS =
  '“not counted”, “counted from our logs”, “counted by our host”, { goatcounter: … } or { endpoint: … }';
const GOATCOUNTER = 'the code before .goatcounter.com: small letters, digits and hyphens';
const visits = z.union(
  [
    z.enum(['not counted', 'counted from our logs', 'counted by our host']),
    z.strictObject({
      goatcounter: z.string(GOATCOUNTER).regex(/^[a-z\d][a-z\d-]*$/, GOATCOUNTER),
    }),
    z.strictObject({ endpoint: webAddress('an address of your own, with https://') }),
  ],
  VISITS,
);

const COLOR = 'a color such as #120c2b';
const color = z
  .string({ error: COLOR })
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, COLOR);

function colorsOf<Name extends string>(shipped: Readonly<Record<Name, string>>) {
  const names = Object.keys(shipped) as Name[];
  const shape = Object.fromEntries(names.map((name) => [name, color.default(shipped[name])]));
  return z.strictObject(shape as Record<Name, z.ZodDefault<typeof color>>).prefault({} as never);
}

const colors = z
  .strictObject({ night: colorsOf(shippedColors.night), paper: colorsOf(shippedColors.paper) })
  .superRefine((palette, context) => {
    for (const { ground, name, key, against, contrast, least } of faintColors(palette)) {
      const [of, written] = key;
      // Rounded down: 4.49 is not the 4.5 that it needs.
      const measured = Math.floor(contrast * 10) / 10;
      context.addIssue({
        code: 'custom',
        path: [...key],
        message: `a contrast of at least ${least} with ${against}${ground === 'lamp' ? `, as ${name} by lamplight` : ''}, where it is ${measured}`,
        input: Reflect.get(palette[of], written),
      });
    }
  });

/** A field of the checkout. */
const question = z.strictObject({
  label: said('what to enter, in a word or two'),
  hint: said('a few words about how to enter it'),
  kind: z.enum(['text', 'date'], '“text” or “date”'),
});

/** Nobody sells anything for less than a hundred cents: a lower price is one in whole dollars. */
const MIN_CENTS = 100;
const cents = `a price in cents, a whole number of at least ${MIN_CENTS} (4700 for 47.00)`;
const product = z.strictObject({
  name: said('the name of the product', 60),
  priceCents: z.int(cents).min(MIN_CENTS, cents),
  picture: line('the name of a photo or of a drawing').optional(),
  description: said('a few sentences about the product'),
  features: z
    .array(said('what the product includes'), { error: 'a list of what the product includes' })
    .min(1, 'at least one thing that the product includes'),
  asks: z.array(question, { error: 'a list of questions, which may be empty' }),
  delivery: said('when and how the product arrives, in a sentence'),
  paymentLink: addressOrNone('a web address with https:// that takes the payment'),
});

const products = z.array(product, { error: 'a list of products' }).superRefine((list, context) => {
  for (const [index, { name }] of list.entries()) {
    if (list.findIndex((other) => other.name === name) === index) continue;
    const message = 'a name that no other product has';
    context.addIssue({ code: 'custom', path: [index, 'name'], message, input: name });
  }
});

const network = addressOrNone('the web address of your page there, with https://');
const social = z.strictObject({
  facebook: network,
  instagram: network,
  linkedin: network,
  twitter: network,
  youtube: network,
});
export const networks = social.keyof().options;
export type Network = (typeof networks)[number];

/** What the privacy policy tells readers in the European Union (GDPR, article 13). */
const europe = z.union(
  [
    z.literal(false),
    z.strictObject({
      controller: said('who answers, in a few words'),
      logsKept: said('how long, in a few words'),
      mailKept: said('how long, in a few words'),
    }),
  ],
  'a group of “controller”, “logsKept” and “mailKept”, each a few words, or false',
);

const pageId = z.enum(
  Object.keys(ownPages) as (keyof typeof ownPages)[],
  'the id of a page, such as home (src/texts/en/paths.ts has all of them)',
);
const menu = z.array(pageId, { error: 'a list of ids of pages' }).min(1, 'at least one page');
const notShown = z.partialRecord(pageId, z.enum(['hidden', 'removed'], '“hidden” or “removed”'));

const LEGAL_ID =
  'an id such as imprint, which no other page has: small letters, digits and hyphens';
const legalPages = z.record(
  z
    .string()
    .regex(/^[a-z][a-z\d-]*$/, LEGAL_ID)
    .refine((id) => !(id in ownPages), LEGAL_ID),
  z.strictObject({
    name: said('the name of the page', 60),
    description: said('what the page holds, in a sentence for search engines'),
  }),
);

const CURRENCY = 'a currency’s three letters, such as USD or EUR';
const YEAR = 'a year such as 2025';
const picture = line('the name of a file in pictures/, such as banner.png');
const PLACEHOLDERS = 'no other placeholders than {page} and {place}';
/** A part of the offer's address, in which the build fills in where the link stands. */
const withPlaceholders = <Part extends z.ZodType<string, string>>(part: Part) =>
  part.refine((text) => !/\{(?!(?:page|place)\})/.test(text), PLACEHOLDERS);
const offer = z.strictObject({
  address: withPlaceholders(webAddress('the web address of the offer, with https://')),
  offerId: withPlaceholders(line('the offer’s identifier')).optional(),
  affiliateId: withPlaceholders(line('your identifier with the partner')).optional(),
  text: said('what the offer is, in a few words', 60),
  banner: z
    .strictObject({ wide: picture, narrow: picture, alt: said('what the banner says') })
    .optional(),
});
const offersByKind = z.strictObject({
  article: offer.optional(),
  tool: offer.optional(),
  store: offer.optional(),
  number: offer.optional(),
  birthday: offer.optional(),
  reference: offer.optional(),
  text: offer.optional(),
});
const affiliate = z.union(
  [
    z.literal(false),
    offer.extend({
      button: said('the wording of the green button', 40).optional(),
      byKind: offersByKind.prefault({}),
    }),
  ],
  'the keys of an offer, or false',
);

const LANGUAGES = `a list of languages, each once, of ${known.join(', ')}`;
const languages = z
  .array(z.enum(known, `one of ${known.join(', ')}`), LANGUAGES)
  .min(1, LANGUAGES)
  .refine((list) => new Set(list).size === list.length, LANGUAGES)
  .default([LANGUAGE]);

const keys = z.strictObject({
  brand: shortLine('the name of the site', 40),
  logo: picture.optional(),
  languages,
  origin: webAddress('an origin such as https://www.your-site.com').refine(
    (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
    'an origin such as https://www.your-site.com, with no path and no slash at the end',
  ),
  email: z.email('an e-mail address'),
  securityContactUntil: z.iso.date('a day such as 2027-11-01'),
  postalAddress: z
    .array(line('a line of the address'), { error: 'a list of lines' })
    .min(1, 'at least one line of an address'),
  businessHours: z.strictObject({
    open: said('the days and hours when mail is answered'),
    closed: said('the days when it is not'),
    reply: said('how soon an answer comes'),
  }),
  menu,
  notShown: notShown.default({}),
  legalPages: legalPages.default({}),
  penName: line('the name that signs the articles'),
  founder: z.strictObject({
    name: line('the founder’s name'),
    initials: line('one to three letters').max(3, 'one to three letters'),
  }),
  affiliate,
  colors: colors.prefault({}),
  personalYearNote: said('a sentence or two'),
  governingLaw: z.strictObject({
    law: said('the law that governs the terms, after “the laws of”'),
    courts: said('the courts that decide, after “belongs before”'),
  }),
  legalTextsUpdated: z.iso.date('a day such as 2025-01-01'),
  copyrightYear: z.int(YEAR).min(1990, YEAR).max(2100, YEAR),
  ratingBadge: z
    .strictObject({
      rating: line('the rating on the badge, such as 4.9'),
      basis: said('a sentence that says where the rating comes from').optional(),
    })
    .optional(),
  newsletter: newsletter.optional(),
  visits,
  europe: europe.optional(),
  currency: z
    .string({ error: CURRENCY })
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), CURRENCY),
  products,
  store: z.strictObject({
    madeBy: said('who does the work, in a sentence'),
    refund: said('when customers get their money back, in a sentence'),
  }),
  offline: z.boolean('true, or false to withdraw it'),
  embed: z.boolean('true, or false for none').default(true),
  verification: z
    .record(z.string(), line('what its owner gave you as the content of the tag'))
    .default({}),
  social,
});

const NO_PRODUCT = 'at least one product, or the store removed in “notShown”';

/** The shape of `site.config.ts`. Each message completes “expected …”. */
export const siteConfigSchema = keys.superRefine(({ products: list, notShown: pages }, context) => {
  if (list.length > 0 || pages.store === 'removed') return;
  context.addIssue({ code: 'custom', path: ['products'], message: NO_PRODUCT, input: list });
});

/** What an operator writes. */
export type SiteConfigInput = Omit<z.input<typeof siteConfigSchema>, 'notShown'>;
/** What an operator writes beside it, because also the pages of tools need it in the browser. */
export type NotShown = z.input<typeof notShown>;
export type SiteConfig = z.output<typeof siteConfigSchema>;
