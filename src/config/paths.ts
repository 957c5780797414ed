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
  'guide-frame': '/power-numerology-guide',
  guide: '/guide',
  'not-found': '/404',
  offline: '/offline',
} as const satisfies Readonly<Record<string, `/${string}`>>;

/** The id of a page with an address of its own. */
export type OwnPageId = keyof typeof addresses;

/** The id of a page with a record: every page but the articles. */
export type PageId = OwnPageId | `numbers/${CoreNumber}` | `birthdays/${DayOfMonth}`;

/** What can be linked to: a page, an article by the name of its file, or a place on a page. */
export type PageLink = PageId | `blog/${string}` | `${PageId}#${string}`;

/**
 * The address of a page.
 *
 * @example
 * path('career'); // '/career-number'
 * path('blog/karmic-debt'); // '/blog/karmic-debt'
 * path('methods#reduction'); // '/methods#reduction'
 */
export function path(link: PageLink): string {
  // The longest id that a link can begin with has no slash, and what follows it follows its address.
  const [id = ''] = link.split(/[/#]/, 1);
  return addresses[id as OwnPageId] + link.slice(id.length);
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
 * The address of a link in a text, where `page:career` is the page with that id. Any other is as written.
 *
 * @example resolveLink('page:career#how') // '/career-number#how'
 */
export function resolveLink(link: string): string {
  if (!link.startsWith('page:')) return link;
  const id = link.slice('page:'.length);
  const address = path(id as PageLink);
  if (address.startsWith('/')) return address;
  throw new Error(`There is no page with the id “${id}”.`);
}
