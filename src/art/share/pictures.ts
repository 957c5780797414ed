import { type Page, pageAt, pages, type Route } from '../../config/pages';
import { articlePath } from '../../config/routes';
import { articlePictures, heroName } from '../all-pictures';
import { svgOf } from '../picture-files';
import { drawShareCard } from './card';
import { motifOf } from './motifs/all-motifs';

const heroes = new Map<Route, string>(
  Array.from(articlePictures.keys(), (id) => [articlePath(id), heroName(id)]),
);

/** Every page that has a picture where it is shared. */
export const sharedRoutes: readonly Route[] = [
  ...heroes.keys(),
  ...Object.values(pages).map(({ path }) => path),
];

/** The name of a page's picture, without its ending: `home`, `about`, `blog/angel-numbers`. */
export function shareName(path: Route): string {
  return path.slice(1) || 'home';
}

/** The address of a page's picture, 1200 × 630. */
export function shareAddress(path: Route): string {
  return `/share/${shareName(path)}.png`;
}

/** The drawing: an article's hero, or the card of any other page. */
export function drawShare(path: Route, brand: string): string {
  const hero = heroes.get(path);
  if (hero) return svgOf(hero);
  const page = pageAt(path);
  return drawShareCard(
    { label: page.card.label, title: page.heading, motif: motifOf(page) },
    brand,
  );
}

/** What the card of a page shows, for those who do not see it. */
export function cardAlt(page: Page): string {
  return `“${page.heading}”, beside ${motifOf(page).shows}`;
}
