import type { CoreNumber } from '@ninefold/numerology';
import type { exploreGroups, menus } from '#texts/pages';
import type { PageId } from './paths';

/**
 * What a page is: a calculator or tool, the store, a number's or a birthday's own page, a page to look
 * things up in, or a text. It decides the page's budget, unless that has one of its own
 * (`tests/dist/budgets.ts`).
 */
export type PageKind = 'tool' | 'store' | 'number' | 'birthday' | 'reference' | 'text';

export type Menu = keyof typeof menus;

/** What a page says of itself. An omitted title or heading is the name. */
export interface PageTexts {
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
  /** The small line above the title of its share card. The name by default. */
  readonly cardLabel?: string;
}

/** What a page is, and where it is listed. */
export interface PageRecord {
  readonly kind: PageKind;
  /** The menus that link to it. Who is in `main` is said in `site.config.ts`. */
  readonly menus?: readonly Exclude<Menu, 'main'>[];
  /** Where `/explore` lists it. */
  readonly explore?: keyof typeof exploreGroups;
  /** The page that search engines show instead, where two pages have the same text. */
  readonly canonical?: PageId;
  /** What its share card shows: a drawing that `src/art/share-cards/motifs/` exports, a number's figure, or a day's leaf. */
  readonly motif: string | CoreNumber | { readonly day: number };
}
