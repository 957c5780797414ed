import type { CoreNumber } from '@ninefold/numerology';
import { LANGUAGE } from '#texts/language';
import { birthdayPage, numberPage, pageTexts } from '#texts/pages';
import { dayReadings } from '#texts/readings/day-of-month';
import { numberEssays } from '#texts/readings/number-essays';
import type { DayOfMonth } from '../readings/types';
import { formOf } from './newsletter-providers';
import type { Menu, PageRecord, PageTexts } from './page-record';
import { pageRecords } from './page-records';
import {
  isBuilt,
  isShown,
  type OwnPageId,
  type PageId,
  type PageLink,
  pageName,
  path,
} from './paths';
import { site } from './site';
import { hasText } from './text-files';

const numberEntries = Object.entries(numberEssays).map(([number, { epithet, meaning }]) => {
  const motif = Number(number) as CoreNumber;
  const texts = numberPage(number, epithet, meaning);
  return complete(`numbers/${motif}`, { kind: 'number', motif }, texts);
});

const birthdayEntries = Object.entries(dayReadings).map(([key, { title }]) => {
  const day = Number(key);
  const texts = birthdayPage(day, title);
  return complete(`birthdays/${day as DayOfMonth}`, { kind: 'birthday', motif: { day } }, texts);
});

/** The names of the drawings on share cards. */
export type MotifName = Extract<(typeof pageRecords)[OwnPageId]['motif'], string>;

/** A page's record and its texts, with their defaults filled in. */
export interface Page extends PageRecord, Omit<PageTexts, 'cardLabel'> {
  readonly id: PageId;
  readonly path: string;
  readonly name: string;
  /** The text of its link in menus. */
  readonly label: string;
  readonly title: string;
  readonly heading: string;
  readonly menus: NonNullable<PageRecord['menus']>;
  /** Whether it is kept out of menus and lists, search engines and the sitemap. */
  readonly isHidden: boolean;
  readonly canonical: PageId;
  readonly cardLabel: string;
  readonly motif: MotifName | Exclude<PageRecord['motif'], string>;
}

function complete(id: PageId, record: PageRecord, texts: PageTexts): Page {
  const label = id in pageRecords ? pageName(id as OwnPageId) : (texts.name ?? '');
  const { name = label } = texts;
  return {
    label,
    title: name,
    heading: name,
    cardLabel: name,
    menus: [],
    canonical: id,
    ...record,
    ...texts,
    motif: record.motif as Page['motif'],
    name,
    id,
    path: path(id),
    isHidden: !isShown(id),
  };
}

const texts = pageTexts(site.brand, {
  setsCookies: Boolean(formOf(site.newsletter)),
  hasOffer: Boolean(site.affiliate),
});
const ownEntries = Object.entries(pageRecords).map(([id, record]) =>
  complete(id as OwnPageId, record, texts[id as OwnPageId]),
);
/** Legal pages of the owner’s own, as far as they are written in this language. The first has to have all. */
const legalEntries = Object.entries(site.legalPages)
  .filter(([id]) => LANGUAGE === site.languages[0] || hasText('legal', id, LANGUAGE))
  .map(([id, texts]) =>
    complete(id as PageId, { kind: 'text', menus: ['legal'], motif: 'sealedSheet' }, texts),
  );

/** Every page but the articles, by its id, built or not. */
export const pages = Object.fromEntries(
  [...ownEntries, ...legalEntries, ...numberEntries, ...birthdayEntries].map((page) => [
    page.id,
    page,
  ]),
) as Readonly<Record<PageId, Page>>;

/** Whether a page is built, and the configuration does not leave it out. */
export function isOffered(link: PageLink): boolean {
  if (link === 'offline') return site.offline;
  return isBuilt(link) && (site.embed || !/^embed\b/.test(link));
}

/** Every page that is built, but for the articles, in the order of the menus. */
export const everyPage: readonly Page[] = Object.values(pages).filter(({ id }) => isOffered(id));

/** The pages in a menu, in order. */
export function pagesIn(menu: Menu): readonly Page[] {
  const listed =
    menu === 'main'
      ? site.menu.map((id) => pages[id])
      : everyPage.filter(({ menus }) => menus.includes(menu));
  return listed.filter(({ isHidden }) => !isHidden);
}

/** Whether a menu has a page at all. */
export function isInUse(menu: Menu): boolean {
  return pagesIn(menu).length > 0;
}

export const toolPages = everyPage.filter(({ kind }) => kind === 'tool');
