import type { SiteConfigInput } from './src/config/schema';

/**
 * Who runs this site. Everything that names a person, a brand, an address or a partner is here and
 * nowhere else. The values below are placeholders that work; `npm run build` checks yours and says
 * in a sentence what is wrong.
 */
const site: SiteConfigInput = {
  /** The name in the logo, the page titles and the texts. */
  brand: 'Ninefold',
  /** Where the site is served, with no slash at the end. */
  origin: 'https://ninefold.example.com',
  /** Where visitors write to. */
  email: 'hello@example.com',
  /** The expiry date of security.txt, less than a year ahead. */
  securityContactUntil: '2027-11-01',
  /** One line each, as on an envelope. */
  postalAddress: ['Ninefold', 'PO Box 909', 'Phoenix, AZ 85001', 'United States'],
  businessHours: {
    open: 'Monday to Friday, 9:00 AM to 6:00 PM MST',
    closed: 'Saturday and Sunday',
    reply: 'within 24–48 hours on business days',
  },
  /** Signs the articles. The About page says that it is a pen-name. */
  penName: 'Orla Vesper',
  /** Introduced on the About page; the initials stand in for a portrait. */
  founder: { name: 'Mara Quill', initials: 'MQ' },
  /** The outside offer behind the banner and the green button. */
  affiliate: {
    address: 'https://offers.example.com/psychic-readings',
    offerId: 'demo-offer',
    affiliateId: 'demo-affiliate',
    /** Drawn on the banner, read out in its place, and shown beside the green button. */
    text: '10 minutes of psychic readings for $1.99',
  },
  /**
   * Colors of your own instead of the shipped ones, for example `{ night: { gold: '#f0b8a0' } }`:
   * src/config/colors.ts lists their names. Pages, drawings, icons and share cards take them.
   */
  colors: {},
  /** The note under the Personal Year calculator. */
  personalYearNote:
    'This analysis is made by our own reading engine with Pythagorean numerology. It is entertainment, worked out in your browser.',
  /**
   * An e-mail provider's sign-up form: `{ provider: 'flodesk', formId: '…' }` or
   * `{ provider: 'mailerlite', accountId: '…', formId: '…' }`, with the identifiers in the code that
   * the provider gives you. `undefined`: no form, and no request leaves the site.
   */
  newsletter: undefined,
  /** Where a product is paid, by its number in the store. Without one, the order is an e-mail. */
  paymentLinks: {},
  /** Whether browsers keep a copy that works without a network. `false` also removes it from them. */
  offline: true,
  /** A network without an address shows its icon, but leads nowhere. */
  social: {
    facebook: undefined,
    instagram: undefined,
    linkedin: undefined,
    twitter: undefined,
    youtube: undefined,
  },
};

export default site;
