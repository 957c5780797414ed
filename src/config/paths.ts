import type { CoreNumber } from '@ninefold/numerology';
import { prefixed } from '#prefix';
import { articleSlugs, ownPages } from '#texts/paths';
import { notShown } from '../../site.config';
import type { DayOfMonth } from '../readings/types';

/*
 * The addresses of pages are written in the texts and nowhere else: pages link by id, texts by `page:` and the
 * id, and what a browser remembers is filed by id. Separate from pages.ts, so that an island can link to a page
 * without shipping every record.
 */

export type OwnPageId = keyof typeof ownPages;

/** What answers where there is no page: it has an address, but nothing lists it. */
const unlisted: readonly string[] = ['not-found', 'offline'] satisfies OwnPageId[];

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
  return addressIn({ ownPages, articleSlugs }, link, prefixed);
}

/** The words of a language that addresses are made of. */
export interface AddressWords {
  readonly ownPages: Readonly<Record<string, { readonly path: string }>>;
  readonly articleSlugs: Readonly<Record<string, string>>;
}

/** The address of a page in a language whose pages are where `place` puts them. */
export function addressIn(
  { ownPages, articleSlugs }: AddressWords,
  link: PageLink,
  place: (address: string) => string,
): string {
  const id = ownIdOf(link);
  // What follows an id follows its address, but an article may be called something else there.
  const below = link
    .slice(id.length)
    .replace(/(?<=^\/)[^#]+/, (article) => articleSlugs[article] ?? article);
  // A legal page of the owner’s own has its id as its address.
  return place(ownPages[id]?.path ?? `/${id}`) + below;
}

/** What a page is called where something links to it: in menus, on cards. */
export function pageName(id: OwnPageId): string {
  return ownPages[id].name;
}

/** Whether a page is listed: in menus, on cards, in the sitemap. */
export function isShown(link: PageLink): boolean {
  const id = ownIdOf(link);
  return !notShown[id] && !unlisted.includes(id);
}

/** Whether a page is built. */
export function isBuilt(link: PageLink): boolean {
  return notShown[ownIdOf(link)] !== 'removed';
}

/** The page that a link leads to, or that it is below: `numbers` for `numbers/7#attitude`. */
function ownIdOf(link: PageLink): OwnPageId {
  return link.split(/[/#]/, 1)[0] as OwnPageId;
}

/** Whether an address is that of a frame for other people's pages, which is no page of this site. */
export function isFrame(address: string): boolean {
  return address.startsWith(`${path('embed')}/`);
}

/** The text about a pair of numbers, in either order, on the page of all pairs. */
export function pairPath(one: CoreNumber, other: CoreNumber): string {
  return path(`pairs#${Math.min(one, other)}-${Math.max(one, other)}`);
}

/**
 * The address of a link in a text, where `page:` and an id stand for a page. Any other is as written.
 *
 * @example resolveLink('page:numbers/7') // '/numbers/7'
 */
export function resolveLink(link: string): string {
  return link.startsWith('page:') ? path(link.slice('page:'.length) as PageLink) : link;
}
