import type { CoreNumber } from '@ninefold/numerology';
import type { ArticlePath } from './articles';

/** The nine links of the header, in their order. */
export const navigation = [
  { path: '/', label: 'Calculator' },
  { path: '/personal-year', label: 'Personal Year' },
  { path: '/career-number', label: 'Career Number' },
  { path: '/business-name', label: 'Business Name' },
  { path: '/karmic-past-life', label: 'Karmic Past Life' },
  { path: '/daily-decoder', label: 'Daily Decoder' },
  { path: '/names-battle', label: 'Name Vibration' },
  { path: '/lottery-predictor', label: 'Lottery Predictor' },
  { path: '/about', label: 'About' },
] as const;

/** The three columns of the footer. */
export const footerColumns = [
  {
    heading: 'Quick Links',
    links: [
      { path: '/about', label: 'About' },
      { path: '/blog', label: 'Blog' },
    ],
  },
  {
    heading: 'Support',
    links: [
      { path: '/contact', label: 'Contact' },
      { path: '/store', label: 'Store' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { path: '/privacy-policy', label: 'Privacy Policy' },
      { path: '/terms-of-use', label: 'Terms of Use' },
      { path: '/disclaimer', label: 'Disclaimer' },
      { path: '/affiliate-disclosure', label: 'Affiliate Disclosure' },
    ],
  },
] as const;

/** The calculators and tools: the pages where a visitor types or chooses. */
export const toolPaths: readonly Route[] = [
  ...navigation.map(({ path }) => path).filter((path) => path !== '/about'),
  '/profile',
  '/store',
];

/** Pages that gather what the calculators show one by one: a row of their own under the footer's columns. */
export const referencePages = [
  { path: '/numbers', label: 'The Twelve Numbers' },
  { path: '/methods', label: 'How We Count' },
  { path: '/profile', label: 'The Whole Profile' },
] as const;

/** The address of a number's own page. */
export type NumberPath = `/numbers/${CoreNumber}`;

/** The page of a number. */
export function numberPath(number: CoreNumber): NumberPath {
  return `/numbers/${number}`;
}

/** Pages that no menu lists. */
type OtherPage = '/power-numerology-guide' | '/guide' | '/404';

/** An address of this site, in its canonical form: no slash at the end. */
export type Route =
  | (typeof navigation)[number]['path']
  | (typeof footerColumns)[number]['links'][number]['path']
  | (typeof referencePages)[number]['path']
  | NumberPath
  | OtherPage
  | ArticlePath;
