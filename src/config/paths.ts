import type { CoreNumber } from '@ninefold/numerology';
import type { DayOfMonth } from '../readings/day-of-month';

/*
 * The address of every page, and what links call it. They are written here and nowhere else: pages link
 * by id, texts by `page:` and the id, and what a browser remembers is filed by id. Separate from pages.ts,
 * so that an island can link to a page without shipping every record.
 */

const ownPages = {
  home: { path: '/', name: 'Calculator' },
  'personal-year': { path: '/personal-year', name: 'Personal Year' },
  'career-number': { path: '/career-number', name: 'Career Number' },
  'business-name': { path: '/business-name', name: 'Business Name' },
  'karmic-past-life': { path: '/karmic-past-life', name: 'Karmic Past Life' },
  'daily-decoder': { path: '/daily-decoder', name: 'Daily Decoder' },
  'names-battle': { path: '/names-battle', name: 'Name Vibration' },
  'lottery-predictor': { path: '/lottery-predictor', name: 'Lottery Predictor' },
  about: { path: '/about', name: 'About' },
  blog: { path: '/blog', name: 'Blog' },
  contact: { path: '/contact', name: 'Contact' },
  store: { path: '/store', name: 'Store' },
  'privacy-policy': { path: '/privacy-policy', name: 'Privacy Policy' },
  'terms-of-use': { path: '/terms-of-use', name: 'Terms of Use' },
  disclaimer: { path: '/disclaimer', name: 'Disclaimer' },
  'affiliate-disclosure': { path: '/affiliate-disclosure', name: 'Affiliate Disclosure' },
  numbers: { path: '/numbers', name: 'The Twelve Numbers' },
  pairs: { path: '/numbers/compatibility', name: 'Compatibility' },
  birthdays: { path: '/birthdays', name: 'Birthdays' },
  'angel-numbers': { path: '/angel-numbers', name: 'Angel Numbers' },
  methods: { path: '/methods', name: 'How We Count' },
  profile: { path: '/profile', name: 'The Whole Profile' },
  together: { path: '/together', name: 'The Two of You' },
  names: { path: '/names', name: 'Compare Names' },
  sigil: { path: '/sigil', name: 'Your Sigil' },
  'birth-grid': { path: '/birth-grid', name: 'Birth Grid' },
  'why-different': { path: '/why-different', name: 'Why Sites Differ' },
  'blind-test': { path: '/blind-test', name: 'The Blind Test' },
  'by-hand': { path: '/by-hand', name: 'Do It by Hand' },
  people: { path: '/people', name: 'Your People' },
  today: { path: '/today', name: 'Today, for You' },
  explore: { path: '/explore', name: 'Everything Here' },
  'guide-frame': { path: '/power-numerology-guide', name: 'Power Numerology Guide' },
  guide: { path: '/guide', name: 'Power Numerology Guide' },
  'not-found': { path: '/404', name: 'Page not found' },
  offline: { path: '/offline', name: 'Offline' },
} as const satisfies Readonly<Record<string, { path: `/${string}`; name: string }>>;

/** The id of a page with an address of its own. */
export type OwnPageId = keyof typeof ownPages;

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
  if (!(id in ownPages)) throw new Error(`There is no page “${id}” in src/config/paths.ts.`);
  // What follows an id follows its address.
  return ownPages[id].path + link.slice(id.length);
}

/** What a page is called where something links to it: in menus, on cards. */
export function pageName(id: OwnPageId): string {
  return ownPages[id].name;
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
  return (Object.keys(ownPages) as OwnPageId[]).find((id) => ownPages[id].path === address);
}

/**
 * The address of a link in a text, where `page:` and an id stand for a page. Any other is as written.
 *
 * @example resolveLink('page:numbers/7') // '/numbers/7'
 */
export function resolveLink(link: string): string {
  return link.startsWith('page:') ? path(link.slice('page:'.length) as PageLink) : link;
}
