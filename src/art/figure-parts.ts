import { type Circle, type Figure, figure, type Point, ring, star } from './figure';
import { circlesPath, polyline } from './path-data';

/** One path of a drawing, as it is drawn everywhere: on a page, in an SVG file and on a canvas. */
export interface Part {
  readonly name?: string;
  readonly path: string;
  /** The width of its line; a part without one is filled. */
  readonly width?: number;
  readonly opacity?: number;
  /** Round ends make a dot of a line that has hardly any length, in far fewer bytes than a circle. */
  readonly ends?: 'round';
}

/**
 * `edgeless` leaves out the graduated edge, `outline` the chords too, which blur below some 72 pixels. `mark`
 * draws only one star polygon, for less than 48.
 */
export type FigureDetail = keyof typeof DOT;

/** The radius of a dot, as a part of the figure's. */
const DOT = { full: 0.03, edgeless: 0.035, outline: 0.05, mark: 0.09 } as const;

/** Where a page draws: in a square from -110 to 110. */
const ON_PAGE: Circle = { x: 0, y: 0, radius: 100 };

/** The lines and dots of a number's figure, from back to front. Each is one path, which paints faster. */
export function figureParts(
  number: number,
  detail: FigureDetail,
  at = ON_PAGE,
  /** How much wider the lines are than on a page. */
  weight = 1,
): readonly Part[] {
  const { points, circles, outline, chords } = placedFigure(number, at);
  const hasDots = detail !== 'mark' || points.length < 5;
  const corners = hasDots
    ? outline.map((polygon) => `${polyline(polygon)}Z`)
    : star(points, points.length > 6 ? 3 : 2).map(polyline);
  const isFull = detail === 'full';
  const hasChords = isFull || detail === 'edgeless';
  const edge = { ...at, radius: at.radius * 1.03 };
  const parts: Part[] = [
    {
      name: 'ticks',
      path: isFull ? ticksPath(edge, 0.015 * edge.radius, 0.04 * edge.radius) : '',
      width: weight,
      opacity: 0.5,
    },
    {
      name: 'chords',
      path: hasChords ? chords.map(polyline).join('') : '',
      width: 0.75 * weight,
      opacity: 0.42,
    },
    {
      name: 'lines',
      path: circlesPath([at, ...circles]) + corners.join(''),
      width: (detail === 'mark' ? 1.5 : 1.25) * weight,
    },
    {
      name: 'dots',
      path: hasDots ? points.map((point) => `${polyline([point])}h.01`).join('') : '',
      width: 2 * Math.max(2, DOT[detail] * at.radius),
      ends: 'round',
    },
  ];
  return parts.filter(({ path }) => path);
}

/** What the hue of a number fills: the corners of its figure as an area, or the circles of one without corners. */
export function figureArea(number: number, at = ON_PAGE): string {
  const { points, circles } = placedFigure(number, at);
  const corners = points.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) > 0.99 * at.radius);
  return corners.length > 2 ? `${polyline(corners)}Z` : circlesPath(circles);
}

/** The graduated edge of an instrument: every sixth tick is longer. */
export function ticksPath(at: Circle, short: number, long: number, count = 72): string {
  return ring(count)
    .map((point, index) => {
      const outer = at.radius + (index % 6 === 0 ? long : short);
      return polyline([at.radius, outer].map((radius) => placeIn({ ...at, radius })(point)));
    })
    .join('');
}

function placedFigure(number: number, at: Circle): Figure {
  const { points, circles, outline, chords } = figure(number);
  const place = placeIn(at);
  return {
    points: points.map(place),
    circles: circles.map((circle) => ({ ...place(circle), radius: circle.radius * at.radius })),
    outline: outline.map((corners) => corners.map(place)),
    chords: chords.map((ends) => ends.map(place)),
  };
}

/** Moves a point of a drawing round 0, 0 with a radius of 1 into a circle. */
export function placeIn({ x, y, radius }: Circle): (point: Point) => Point {
  return (point) => ({ x: x + point.x * radius, y: y + point.y * radius });
}
