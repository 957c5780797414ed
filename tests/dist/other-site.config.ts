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
  colors: {
    night: {
      ground: '#04211f',
      raised: '#0a2f2c',
      sunken: '#021514',
      glow: '#0d4a45',
      text: '#f2f5ea',
      quiet: '#b4d2cc',
      link: '#8fd0ff',
      gold: '#f2a68c',
      goldHover: '#f8c4b2',
      onGold: '#2a0f06',
      line: '#24554f',
      edge: '#5f9a92',
      bannerLeft: '#083833',
      bannerMiddle: '#0f524b',
      bannerRight: '#17655d',
      bannerNote: '#f6cfc0',
    },
    paper: {
      ground: '#f6faf7',
      raised: '#fdfefd',
      sunken: '#e6efe9',
      tint: '#d7ebe4',
      text: '#10302c',
      quiet: '#40605b',
      link: '#0b5c8a',
      gold: '#8f3d20',
      line: '#bdd2c8',
      edge: '#67857c',
    },
  },
  personalYearNote: 'Worked out by hand.',
  newsletter: undefined,
  paymentLinks: { 1: 'https://pay.test/1' },
  offline: false,
  social: { youtube: 'https://video.test/zahlenhaus' },
};

export default site;
