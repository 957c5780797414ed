import type { CoreNumber } from '@ninefold/numerology';

/** What a page is, and so how much it may weigh (`tests/dist/budgets.ts`). */
export type PageKind =
  | 'home'
  | 'calculator'
  | 'tool'
  | 'profile'
  | 'store'
  | 'blog'
  | 'guide'
  | 'number'
  | 'reference'
  | 'text';

/** The menus: the header's, the three columns of the footer, and the row below them. */
export type Menu = 'Main' | 'Quick Links' | 'Support' | 'Legal' | 'Reference';

/** All data of a page. What is left out is said by its name. */
export interface PageRecord {
  /** What it is called: in breadcrumbs, and wherever no other field says otherwise. */
  readonly name: string;
  /** Its link in the menus. */
  readonly label?: string;
  /** The document's title; the site's name is added to it. */
  readonly title?: string;
  /** For search engines and shared links: what the page holds. */
  readonly description: string;
  /** The `h1`, which is also the title on its share card. */
  readonly heading?: string;
  /** The line below the `h1`. */
  readonly tagline?: string;
  readonly kind: PageKind;
  /** The menus that list it. */
  readonly menus?: readonly Menu[];
  /** `false` keeps it out of search engines and the sitemap. */
  readonly isListed?: boolean;
  /** The picture shown where the page is shared. */
  readonly card: {
    /** The small line over the title. */
    readonly label?: string;
    /** The name of a drawing in `src/art/share/motifs/`, or a number for its figure. */
    readonly motif: string | CoreNumber;
  };
}
