import { type Circle, ring, star } from './figure';
import { placeIn } from './figure-parts';
import { circlesPath, polyline } from './path-data';

/** The star of the site's mark. */
export function starPath(at: Circle): string {
  return star(ring(9).map(placeIn(at)), 2)
    .map(polyline)
    .join('');
}

/** The mark of the site: nine points on a ring and the star through them. */
export function markPath(at: Circle): string {
  return circlesPath([at]) + starPath({ ...at, radius: at.radius * 0.8 });
}
