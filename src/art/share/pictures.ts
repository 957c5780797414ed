import { articleIds, articlePath } from '../../config/articles';
import type { Route } from '../../config/routes';
import { heroName } from '../all-pictures';
import { drawingOf } from '../picture-files';
import { cardTitle, drawCard } from './card';
import { type CardRoute, shareCards } from './cards';

const heroes = new Map<Route, string>(articleIds.map((id) => [articlePath(id), heroName(id)]));

/** Every page that has a picture where it is shared. */
export const sharedRoutes: readonly Route[] = [
  ...heroes.keys(),
  ...(Object.keys(shareCards) as CardRoute[]),
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
  return hero ? drawingOf(hero) : drawCard(shareCards[path as CardRoute], brand);
}

/** What the card of a page shows, for those who do not see it. */
export function cardAlt(path: Route, brand: string): string {
  const card = shareCards[path as CardRoute];
  return `“${cardTitle(card, brand)}”, beside ${card.motif.shows}`;
}
