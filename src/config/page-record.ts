import type { CoreNumber } from '@ninefold/numerology';
import type { PageId } from './paths';

/**
 * What a page is: a calculator or tool, the store, a number's or a birthday's own page, a page to look
 * things up in, or a text. It decides the page's budget, unless that has one of its own
 * (`tests/dist/budgets.ts`).
 */
export type PageKind = 'tool' | 'store' | 'number' | 'birthday' | 'reference' | 'text';

/**
 * The menus by id: the header's, the groups of its second one, the three columns of the footer, and the row
 * below them.
 */
export const menuLabels = {
  main: 'Main',
  you: 'You',
  others: 'You and others',
  'test-us': 'Test us',
  'look-up': 'Look up',
  'quick-links': 'Quick Links',
  support: 'Support',
  legal: 'Legal',
  reference: 'Reference',
} as const;

/** The id of a menu. */
export type Menu = keyof typeof menuLabels;

/** The groups of `/explore` by id: what a visitor has. */
export const exploreGroups = {
  both: 'I have a name and a date',
  name: 'I have a name',
  date: 'I have a date',
  people: 'I have two people, or more',
  number: 'I have a number',
  how: 'I want to know how it’s done',
} as const;

/** All data of a page. An omitted title or heading is the name. */
export interface PageRecord {
  /** Used in breadcrumbs, and as the default of the other names; what links call it by default. */
  readonly name?: string;
  /** The document's title. The brand is appended to it. */
  readonly title?: string;
  /** For search engines and shared links: what the page holds. */
  readonly description: string;
  /** The `h1`, which is also the title on its share card. */
  readonly heading?: string;
  /** The line below the `h1`. */
  readonly tagline?: string;
  readonly kind: PageKind;
  /** The menus that link to it. */
  readonly menus?: readonly Menu[];
  /** Where `/explore` lists it. */
  readonly explore?: keyof typeof exploreGroups;
  /** The ids of three articles that a tool recommends, instead of those that every tool does. */
  readonly articles?: readonly string[];
  /** The page that search engines show instead, where two pages have the same text. */
  readonly canonical?: PageId;
  /** The picture shown where the page is shared. */
  readonly card: {
    /** The small line above the title. The name by default. */
    readonly label?: string;
    /** A drawing that `src/art/share-cards/motifs/` exports, a number's figure, or a day's calendar leaf. */
    readonly motif: string | CoreNumber | { readonly day: number };
  };
}
