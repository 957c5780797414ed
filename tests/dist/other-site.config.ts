import type { SiteConfigInput } from '../../src/config/schema';

/** Another operator's site: every value differs from the ones that the repository ships. */
const site: SiteConfigInput = {
  brand: 'Zahlenhaus',
  origin: 'https://www.zahlenhaus.test',
  email: 'post@zahlenhaus.test',
  securityContactUntil: '2031-02-28',
  postalAddress: ['Postfach 7', 'Winterthur'],
  businessHours: { open: 'Tuesdays', closed: 'all other days', reply: 'in a week' },
  penName: 'Ida Stern',
  founder: { name: 'Emil Kern', initials: 'EK' },
  affiliate: {
    address: 'https://partner.test/offer',
    offerId: 'o-7',
    affiliateId: 'a-7',
    text: 'A first reading for two francs',
  },
  personalYearNote: 'Worked out by hand.',
  newsletter: undefined,
  products: {
    1: {
      name: 'A letter',
      priceCents: 1250,
      description: 'Two pages about one number, by post.',
      features: ['Two pages'],
      asks: [{ label: 'Favorite number', hint: 'Any', kind: 'text' }],
    },
    2: {
      name: 'A poster',
      priceCents: 3000,
      description: 'The nine figures on one sheet.',
      features: ['Nine figures'],
      asks: [],
    },
    3: {
      name: 'A walk',
      priceCents: 9000,
      description: 'An hour outdoors, counting doors.',
      features: ['One hour'],
      asks: [{ label: 'Preferred day', hint: 'A Tuesday', kind: 'date' }],
    },
  },
  paymentLinks: { 1: 'https://pay.test/1' },
  offline: false,
  social: { youtube: 'https://video.test/zahlenhaus' },
};

export default site;
