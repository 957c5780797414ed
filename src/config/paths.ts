import type { PagePath } from './pages';

/*
 * The address of every page with a record. An address is written here and nowhere else: pages link by
 * id, and what a browser remembers is filed by id. Separate from pages.ts, so that an island can link
 * to a page without shipping every record.
 */

const paths = {
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
  privacy: '/privacy-policy',
  terms: '/terms-of-use',
  disclaimer: '/disclaimer',
  affiliates: '/affiliate-disclosure',
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
  offline: '/offline',
} as const satisfies Readonly<Record<string, PagePath>>;

/** The id of a page. */
export type PageId = keyof typeof paths;

/** The address of a page. */
export function path<Id extends PageId>(id: Id): (typeof paths)[Id] {
  return paths[id];
}

/** The page at an address; undefined where there is none with an id. */
export function pageIdAt(address: string): PageId | undefined {
  return (Object.keys(paths) as PageId[]).find((id) => paths[id] === address);
}
