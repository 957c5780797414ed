import { type Circle, type Point, ring } from './figure';
import { circlePath, circlesPath } from './path-data';

/** A place for words. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Orbits round a drawing, and nine planets on each, a golden angle after one another. */
export function sky({ x, y, radius }: Circle, words: readonly Box[]) {
  const sizes = Array.from(
    { length: 7 },
    (_, orbit) => radius * (1.3 + orbit * 0.34 + orbit * orbit * 0.03),
  );
  const orbits = sizes.map((size, orbit) => ({
    path: circlePath(x, y, size),
    width: 1,
    opacity: 0.9 - orbit * 0.1,
  }));
  const planets = sizes
    .flatMap((size) => Array<number>(9).fill(size))
    .flatMap((size, index) => ring(1, size, index * 0.381966))
    .map((point, index) => ({ x: x + point.x, y: y + point.y, radius: 1.6 + (index % 3) * 0.7 }))
    .filter((planet) => !words.some((box) => isNear(planet, box)));
  return { orbits, planets: { path: circlesPath(planets) } };
}

/** Whether a planet would look like a period or the dot of an i. */
function isNear({ x, y }: Point, box: Box): boolean {
  const isAlong = (at: number, from: number, length: number) =>
    at > from - 30 && at < from + length + 30;
  return isAlong(x, box.x, box.width) && isAlong(y, box.y, box.height);
}
