import type { CoreNumber } from '@ninefold/numerology';
import type { DayOfMonth } from '../readings/day-of-month';

/*
 * The address of every page. It is written here and nowhere else: pages link by id, texts by `page:` and
 * the id, and what a browser remembers is filed by id. Separate from pages.ts, so that an island can link
 * to a page without shipping every record.
 */

const addresses = {
  home: '/',
  'personal-year': '/personal-year',
  career: '/career-number',
  business: '/business-name',
  karmic: '/karmic-past-life',
  decoder: '/daily-decoder',
  battle: '/names-battle',
  lottery: '/lottery-predictor',
  about: '/about',
  blog: '/blog',
  contact: '/contact',
  store: '/store',
  'privacy-policy': '/privacy-policy',
  'terms-of-use': '/terms-of-use',
  disclaimer: '/disclaimer',
  'affiliate-disclosure': '/affiliate-disclosure',
  numbers: '/numbers',
  pairs: '/numbers/compatibility',
  birthdays: '/birthdays',
  'angel-numbers': '/angel-numbers',
  methods: '/methods',
  profile: '/profile',
  together: '/together',
  names: '/names',
  sigil: '/sigil',
  'birth-grid': '/birth-grid',
  'why-different': '/why-different',
  'blind-test': '/blind-test',
  'by-hand': '/by-hand',
  people: '/people',
  today: '/today',
  explore: '/explore',
  'guide-frame': '/power-numerology-guide',
  guide: '/guide',
  'not-found': '/404',
  offline: '/offline',
} as const satisfies Readonly<Record<string, `/${string}`>>;

/** What a page is called where something links to it: in menus, on cards. */
export const pageNames = {
  home: 'Calculator',
  'personal-year': 'Personal Year',
  career: 'Career Number',
  business: 'Business Name',
  karmic: 'Karmic Past Life',
  decoder: 'Daily Decoder',
  battle: 'Name Vibration',
  lottery: 'Lottery Predictor',
  about: 'About',
  blog: 'Blog',
  contact: 'Contact',
  store: 'Store',
  'privacy-policy': 'Privacy Policy',
  'terms-of-use': 'Terms of Use',
  disclaimer: 'Disclaimer',
  'affiliate-disclosure': 'Affiliate Disclosure',
  numbers: 'The Twelve Numbers',
  pairs: 'Compatibility',
  birthdays: 'Birthdays',
  'angel-numbers': 'Angel Numbers',
  methods: 'How We Count',
  profile: 'The Whole Profile',
  together: 'The Two of You',
  names: 'Compare Names',
  sigil: 'Your Sigil',
  'birth-grid': 'Birth Grid',
  'why-different': 'Why Sites Differ',
  'blind-test': 'The Blind Test',
  'by-hand': 'Do It by Hand',
  people: 'Your People',
  today: 'Today, for You',
  explore: 'Everything Here',
  'guide-frame': 'Power Numerology Guide',
  guide: 'Power Numerology Guide',
  'not-found': 'Page not found',
  offline: 'Offline',
} as const satisfies Readonly<Record<keyof typeof addresses, string>>;

/** The id of a page with an address of its own. */
export type OwnPageId = keyof typeof addresses;

/**
 * The pages that are not shown. A hidden one has its address, but nothing of the site lists it and search
 * engines are asked not to. A removed one is not built. What holds for a page holds for the pages below it.
 */
const notShown: Readonly<Partial<Record<OwnPageId, 'hidden' | 'removed'>>> = {
  'not-found': 'hidden',
  offline: 'hidden',
};

/** The id of a page with a record: every page but the articles. */
export type PageId = OwnPageId | `numbers/${CoreNumber}` | `birthdays/${DayOfMonth}`;

/** What can be linked to: a page, an article by the name of its file, or a place on a page. */
export type PageLink = PageId | `blog/${string}` | `${PageId}#${string}`;

/**
 * The address of a page.
 *
 * @example
 * path('home'); // '/'
 * path('numbers/7'); // '/numbers/7'
 * path('home#main'); // '/#main'
 */
export function path(link: PageLink): string {
  const id = ownIdOf(link);
  const address = addresses[id];
  if (!address) throw new Error(`There is no page “${id}” in src/config/paths.ts.`);
  // What follows an id follows its address.
  return address + link.slice(id.length);
}

/** Whether a page is listed: in menus, on cards, in the sitemap. */
export function isShown(link: PageLink): boolean {
  return !notShown[ownIdOf(link)];
}

/** Whether a page is built. */
export function isBuilt(link: PageLink): boolean {
  return notShown[ownIdOf(link)] !== 'removed';
}

/** The page that a link leads to, or that it is below: `numbers` for `numbers/7#attitude`. */
function ownIdOf(link: PageLink): OwnPageId {
  return link.split(/[/#]/, 1)[0] as OwnPageId;
}

/** The text about a pair of numbers, in either order, on the page of all pairs. */
export function pairPath(one: CoreNumber, other: CoreNumber): string {
  return path(`pairs#${Math.min(one, other)}-${Math.max(one, other)}`);
}

/** The page at an address of its own; undefined where there is none. */
export function pageIdAt(address: string): OwnPageId | undefined {
  return (Object.keys(addresses) as OwnPageId[]).find((id) => addresses[id] === address);
}

/**
 * The address of a link in a text, where `page:` and an id stand for a page. Any other is as written.
 *
 * @example resolveLink('page:numbers/7') // '/numbers/7'
 */
export function resolveLink(link: string): string {
  return link.startsWith('page:') ? path(link.slice('page:'.length) as PageLink) : link;
}
