import * as words from '#texts/art/share-cards';
import { everyPage, type Page, pages } from '../../config/pages';
import { path } from '../../config/paths';
import { articlePictures, heroName } from '../all-pictures';
import { svgOf } from '../picture-files';
import { drawShareCard } from './card';
import { motifOf } from './motifs/all-motifs';
import { figureOfDay } from './motifs/days';

/** The drawing shown where a page is shared, by its address: an article's hero, or a card. */
export const shareDrawings: ReadonlyMap<string, (brand: string) => string> = new Map([
  ...Array.from(
    articlePictures.keys(),
    (id) => [path(`blog/${id}`), () => svgOf(heroName(id))] as const,
  ),
  ...everyPage.map((page) => [page.path, (brand: string) => drawCard(page, brand)] as const),
]);

/** The name of a page's picture, without its ending: `home`, `about`, `blog/angel-numbers`. */
export function shareName(path: string): string {
  return path.slice(1) || 'home';
}

/** The address of a page's picture, 1200 × 630. */
export function shareAddress(path: string): string {
  return `/share/${shareName(path)}.png`;
}

/** What is on the card of an article without a picture: its title, and the drawing of the blog. */
export function articleCard(title: string): Page {
  return { ...pages.blog, heading: title };
}

/** The card of a page. */
export function drawCard(page: Page, brand: string): string {
  const { cardLabel: label, heading: title } = page;
  const number = typeof page.motif === 'number' ? page.motif : undefined;
  return drawShareCard({ label, title, motif: motifOf(page), number }, brand);
}

/** What the card of a page shows, for those who do not see it. */
export function cardAlt({ heading, motif }: Page): string {
  return words.besideHeading(heading, describeMotif(motif));
}

function describeMotif(motif: Page['motif']): string {
  if (typeof motif === 'object') return words.leafOf(motif.day, figureOfDay(motif.day));
  return typeof motif === 'number' ? words.figureOf(motif) : words.drawings[motif];
}
