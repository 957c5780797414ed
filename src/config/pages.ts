import type { CoreNumber } from '@ninefold/numerology';
import { ordinal } from '#texts/language';
import { dayReadings } from '../readings/day-of-month';
import { numberEssays } from '../readings/number-essays';
import { mainPages } from './main-pages';
import { morePages } from './more-pages';
import type { Menu, PageRecord } from './page-record';
import { isBuilt, isShown, type OwnPageId, type PageId, pageName, path } from './paths';

/** The pages, in the order of the menus. Articles have front matter instead. */
const records = { ...mainPages, ...morePages } satisfies Readonly<Record<OwnPageId, PageRecord>>;

const numberRecords = Object.entries(numberEssays).map(
  ([number, { epithet, meaning }]): [string, PageRecord] => [
    `numbers/${number}`,
    {
      name: `The number ${number}`,
      title: `The number ${number}: ${epithet.charAt(0).toLowerCase()}${epithet.slice(1)}`,
      description: `In numerology, ${meaning}`,
      kind: 'number',
      card: { label: epithet, motif: Number(number) as CoreNumber },
    },
  ],
);

const birthdayRecords = Object.entries(dayReadings).map(
  ([day, { title }]): [string, PageRecord] => {
    const name = `Born on the ${ordinal(Number(day))}`;
    return [
      `birthdays/${day}`,
      {
        name,
        title: `${name} of the month: ${title}`,
        description: `${name}? What the day is said to mean in numerology, your Attitude month by month, and which other birthdays you get along with.`,
        kind: 'birthday',
        card: { label: title, motif: { day: Number(day) } },
      },
    ];
  },
);

/** The names of the drawings on share cards. */
export type MotifName = Extract<(typeof records)[OwnPageId]['card']['motif'], string>;

/** A page's record with its defaults filled in. */
export interface Page extends PageRecord {
  readonly id: PageId;
  readonly path: string;
  readonly name: string;
  /** The text of its link in menus. */
  readonly label: string;
  readonly title: string;
  readonly heading: string;
  readonly menus: readonly Menu[];
  /** Whether it is kept out of menus and lists, search engines and the sitemap. */
  readonly isHidden: boolean;
  readonly canonical: PageId;
  readonly card: {
    readonly label: string;
    readonly motif: MotifName | Exclude<PageRecord['card']['motif'], string>;
  };
}

function complete(id: PageId, record: PageRecord): Page {
  const label = id in records ? pageName(id as OwnPageId) : (record.name ?? '');
  const { name = label, card } = record;
  return {
    label,
    title: name,
    heading: name,
    menus: [],
    canonical: id,
    ...record,
    name,
    id,
    path: path(id),
    isHidden: !isShown(id),
    card: { label: name, ...card } as Page['card'],
  };
}

const entries = [...Object.entries(records), ...numberRecords, ...birthdayRecords].map(
  ([id, record]) => [id, complete(id as PageId, record)] as const,
);

/** Every page but the articles, by its id, built or not. */
export const pages = Object.fromEntries(entries) as Readonly<Record<PageId, Page>>;

/** Every page that is built, but for the articles, in the order of the menus. */
export const everyPage: readonly Page[] = Object.values(pages).filter(({ id }) => isBuilt(id));

/** The pages in a menu, in order. */
export function pagesIn(menu: Menu): readonly Page[] {
  return everyPage.filter(({ menus, isHidden }) => menus.includes(menu) && !isHidden);
}

/** Whether a menu has a page at all. */
export function isInUse(menu: Menu): boolean {
  return pagesIn(menu).length > 0;
}

/** The calculators and tools. */
export const toolPages = everyPage.filter(({ kind }) => kind === 'tool');
