import type { NotShown, SiteConfigInput } from './src/config/schema.ts';

/**
 * Pages that visitors are not to see, by their ids: `{ sigil: 'hidden' }` keeps the page at its address, but out of
 * menus, lists and search engines; `'removed'` does not build it. What holds for a page holds for the pages below it.
 */
export const notShown: NotShown = {};

/**
 * Who runs this site. Everything that names a person, a brand, an address, a product or a partner is here, but
 * for the founder's story (`src/texts/en/prose/about.mdx`) and the legal texts (`src/texts/en/legal/`). The values
 * below are placeholders that work; `npm run build` checks yours and says in a sentence what is wrong.
 */
const site: SiteConfigInput = {
  /** The name in the logo, the page titles and the texts. */
  brand: 'Ninefold',
  /** A square picture of your own in `pictures/`, instead of the drawn 9 beside the name. `undefined`: the 9. */
  logo: undefined,
  /** The languages of the site. The first is at its root, another one below its code, as in /es. */
  languages: ['en'],
  /** Where the site is served, with no slash at the end. */
  origin: 'https://ninefold.example.com',
  /** Where visitors write to. */
  email: 'hello@example.com',
  /** The day until which security.txt holds, 30 to 366 days ahead. */
  securityContactUntil: '2027-11-01',
  /** One line each, as on an envelope. */
  postalAddress: ['Ninefold', 'PO Box 909', 'Phoenix, AZ 85001', 'United States'],
  businessHours: {
    open: 'Monday to Friday, 9:00 AM to 6:00 PM MST',
    closed: 'Saturday and Sunday',
    reply: 'within 24–48 hours on business days',
  },
  /** The links of the header, in order, by the ids of their pages (`src/texts/en/paths.ts` has all of them). */
  menu: [
    'home',
    'personal-year',
    'career-number',
    'business-name',
    'karmic-past-life',
    'daily-decoder',
    'names-battle',
    'lottery-predictor',
    'about',
  ],
  /**
   * Legal pages of your own, beside the four: `{ imprint: { name: 'Imprint', description: 'Who runs this site.' } }`
   * is the page /imprint, with the text in `src/texts/en/legal/imprint.mdx`.
   */
  legalPages: {},
  /** Signs the articles. The About page says that it is a pen-name. */
  penName: 'Orla Vesper',
  /** Introduced on the About page; the initials stand in for a portrait. */
  founder: { name: 'Mara Quill', initials: 'MQ' },
  /**
   * The outside offer behind the banner and the green button. `false`: none, and the texts say so. Two more keys:
   * - `button`: the wording of the green button, instead of the shipped one.
   * - `banner`: `{ wide: 'wide.png', narrow: 'narrow.png', alt: 'What they say' }`, pictures of your own in `pictures/`.
   */
  affiliate: {
    /**
     * Here, and in the two identifiers, `{page}` and `{place}` stand for where the link is, so that your partner
     * can tell you what earned: `'https://…?sub={page}-{place}'`. A place is `banner`, `button`, `article` or `store`.
     */
    address: 'https://offers.example.com/psychic-readings',
    offerId: 'demo-offer',
    affiliateId: 'demo-affiliate',
    /** Drawn on the banner, read out in its place, and shown above the green button. */
    text: '10 minutes of psychic readings for $1.99',
    /**
     * Another offer on pages of some kinds (`article`, `tool`, `store`, `number`, `birthday`, `reference`,
     * `text`), with the same keys but `button`. `offerId` and `affiliateId` may be left out of any: they are added to
     * the address as `offer_id` and `aff_id`.
     */
    byKind: {},
  },
  /**
   * Colors of your own instead of the shipped ones, for example `{ night: { gold: '#f0b8a0' } }`:
   * src/config/colors.ts lists their names: with `gold` goes `goldHover`. Pages, drawings, icons and share cards take them.
   */
  colors: {},
  /** The note under the Personal Year calculator. */
  personalYearNote:
    'This analysis is made by our own reading engine with Pythagorean numerology. It’s entertainment, worked out in your browser.',
  /** Whose law governs the terms of use, and which courts decide. */
  governingLaw: {
    law: 'the State of Arizona, United States',
    courts: 'the state or federal courts located in Arizona',
  },
  /** The day of the last change to the four legal texts in `src/texts/en/legal/`, which they show. */
  legalTextsUpdated: '2025-01-01',
  /** The year in the footer's copyright line. */
  copyrightYear: 2025,
  /**
   * The badge on each product. `basis` says where the rating comes from, and the affiliate disclosure
   * prints it; without a basis, the disclosure says that the badge is decoration. `undefined`: no badge.
   */
  ratingBadge: { rating: '4.9', basis: undefined },
  /**
   * An e-mail provider's sign-up form: `{ provider: 'flodesk', formId: '…' }` or
   * `{ provider: 'mailerlite', accountId: '…', formId: '…' }`, with the identifiers in the code that
   * the provider gives you. `undefined`: no form, and no request leaves the site. With
   * `load: 'on a press'`, the provider's script comes only for those who ask for the form; without it, it
   * comes with every page. `{ link: 'https://…' }` is a link to a page of any provider, in a new tab, without a script
   * and without a request. What the pages say about cookies and scripts follows.
   */
  newsletter: undefined,
  /**
   * How you count visits, which the privacy policy says: `'not counted'`, `'counted from our logs'`
   * (`deploy/README.md` has a way without addresses) or `'counted by our host'`. Or a script of ours tells a counter
   * which page was opened, the host that the visitor came from and a class of width, and nothing else:
   * `{ goatcounter: 'your-code' }` for your-code.goatcounter.com, `{ endpoint: 'https://count.your-site.com/hit' }` for
   * one of yours. Run it on your own address: never paste another service's script. Such scripts send the whole
   * address of a page, and after its # stand a name and a birth date.
   */
  visits: 'not counted',
  /**
   * What a privacy policy owes readers in the European Union: `{ controller: 'Mara Quill, at the postal
   * address below', logsKept: 'for two weeks', mailKept: 'for two years' }`. The policy then says it, with
   * the legal basis of each use. `false`: the site is not for them. `undefined`: not decided yet.
   */
  europe: undefined,
  /** The currency of all prices, by its three letters: USD, EUR, CHF. */
  currency: 'USD',
  /**
   * What the store sells: one product or more, in this order, each with a name of its own.
   * - `priceCents`: in cents, or whatever the smallest unit of the currency is.
   * - `picture`: a photo in `products/`, such as `'tea.jpg'`, or a drawing in
   *   `src/art/product-pictures.ts`. Without one, the store has a drawing for it.
   * - `asks`: what an order by e-mail has to say about it, as the fields of the checkout.
   * - `delivery`: when and how it arrives, a promise to your customers.
   * - `paymentLink`: where it is paid. Without one, the order is an e-mail; `false` says that it is to be
   *   one. Let the payment page ask for what the product needs: the store asks only for orders by e-mail.
   */
  products: [
    {
      name: 'Complete Numerology Reading',
      priceCents: 4700,
      picture: 'open-book',
      description:
        'A personalized 40-page report, made from your full birth name and your birth date. It takes the numbers of the free calculator further: where they agree, where they quarrel, and what the coming year’s said to ask of them. It’s something to reread with a pencil in your hand. Like everything we do, it’s entertainment.',
      features: [
        'Life Path in depth',
        'Expression and Soul Urge',
        'Personality and Destiny',
        'Karmic debt numbers',
        'Personal year forecast',
        'Compatibility notes',
      ],
      asks: [
        { label: 'Birth name', hint: 'In full, as it was first given', kind: 'text' },
        { label: 'Birth date', hint: 'Day, month and year', kind: 'date' },
      ],
      delivery: 'A PDF by e-mail, within 10 business days of your payment.',
    },
    {
      name: 'Numerology Master Course',
      priceCents: 9700,
      picture: 'twelve-modules',
      description:
        'Learn to draw up a chart by hand, and to talk about it without bluffing. Twelve video modules take you from the letter table to reading for a friend, with workbooks and exercises in between. The certificate shows you finished. It’s a keepsake, not a professional license.',
      features: [
        'Twelve video modules',
        'Printable workbooks',
        'Practice exercises',
        'Certificate of completion',
        'Lifetime access',
        'Private community',
      ],
      asks: [],
      delivery: 'Your access by e-mail, within 2 business days of your payment.',
    },
    {
      name: 'Business Numerology Consultation',
      priceCents: 14700,
      picture: 'shop-front',
      description:
        'Sixty minutes in private: one conversation about one business. Bring the names you’re considering and the dates you could open on. We’ll add them up together and talk through what each would promise a customer, and afterward you get a written report. Contracts, taxes and market research stay with your other advisers.',
      features: [
        '60-minute private session',
        'Business name analysis',
        'Launch date selection',
        'Brand number optimization',
        'Timing strategies',
        'Follow-up report',
      ],
      asks: [{ label: 'Names considered', hint: 'With commas between them', kind: 'text' }],
      delivery: 'We agree on a day by e-mail. The report follows within 5 business days.',
    },
  ],
  /** What the store says of its work, in a sentence or two each. Both are promises to your customers. */
  store: {
    madeBy:
      'The founder does the work: every report, every module and every conversation comes from the person introduced on the About page.',
    refund:
      'If you change your mind within 14 days of paying and before delivery, you get all of your money back. If what arrives isn’t what this page describes, you get it back too.',
  },
  /** Whether browsers keep a copy that works without a network. `false` also removes it from them. */
  offline: true,
  /** Whether other people may show a calculator of yours on their pages: /embed gives them the code. */
  embed: true,
  /**
   * Tags by which search engines and networks recognize the owner of a site, on the home page: their `name`
   * and `content`, for example `{ 'google-site-verification': '…' }`. A file that one of them gives you instead
   * goes into `public/`; an `.html` file there is answered at its name without `.html`.
   */
  verification: {},
  /** A network without an address shows its icon, but leads nowhere; `false` takes the icon away. */
  social: {
    facebook: undefined,
    instagram: undefined,
    linkedin: undefined,
    twitter: undefined,
    youtube: undefined,
  },
};

export default site;
