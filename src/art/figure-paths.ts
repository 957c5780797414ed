import { circlePath } from './circle-path';
import { type Figure, figure, type Point, ring, star } from './figure';

const SCALE = 100;
const TICKS = 72;

/**
 * `outline` leaves out the chords and the edge, which blur below some 72 pixels. `mark` draws only one star
 * polygon, for less than 48.
 */
export type FigureDetail = 'full' | 'outline' | 'mark';

/** The radius of a dot. */
const DOT = { full: 0.03, outline: 0.05, mark: 0.09 } as const;

/** A figure as path data, in a square from -110 to 110 with the outer circle at 100. */
export interface FigurePaths {
  /** What the hue of the number fills. */
  readonly area: string;
  /** The graduated edge of an instrument. */
  readonly ticks: string;
  readonly chords: string;
  /** What is drawn firmly, line by line. */
  readonly lines: readonly string[];
  /** The filled parts: a dot on every point, all in one path, because one path paints faster. */
  readonly dots: string;
}

/** What is to be drawn of a number's figure. */
export function figurePaths(number: number, detail: FigureDetail): FigurePaths {
  const drawn = figure(number);
  const { points, circles, outline, chords } = drawn;
  const isFull = detail === 'full';
  const hasDots = detail !== 'mark' || points.length < 5;
  const corners = hasDots
    ? outline.map((polygon) => `${polyline(polygon)}Z`)
    : [
        star(points, points.length > 6 ? 3 : 2)
          .map(polyline)
          .join(''),
      ];
  return {
    area: areaOf(drawn),
    ticks: isFull ? ticks : '',
    chords: isFull ? chords.map(polyline).join('') : '',
    lines: [
      circle({ x: 0, y: 0 }, 1),
      ...circles.map(({ center, radius }) => circle(center, radius)),
      ...corners,
    ],
    dots: hasDots ? points.map((point) => circle(point, DOT[detail])).join('') : '',
  };
}

/** The star of the site's mark, round 0, 0. */
export function markPath(radius: number): string {
  return star(ring(9, radius / SCALE), 2)
    .map(polyline)
    .join('');
}

/** The corners of a figure as an area; the circles of one without corners. */
function areaOf({ points, circles }: Figure): string {
  const corners = points.filter(({ x, y }) => Math.hypot(x, y) > 0.99);
  if (corners.length > 2) return `${polyline(corners)}Z`;
  return circles.map(({ center, radius }) => circle(center, radius)).join('');
}

function scaled(value: number): number {
  return Math.round(value * SCALE * 10) / 10;
}

function polyline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${scaled(x)} ${scaled(y)}`).join('L')}`;
}

function circle({ x, y }: Point, radius: number): string {
  return circlePath(scaled(x), scaled(y), scaled(radius));
}

/** Every sixth tick is longer. */
const ticks = ring(TICKS, 1.03)
  .map(({ x, y }, index) => {
    const length = index % 6 === 0 ? 1.04 : 1.015;
    return polyline([
      { x, y },
      { x: x * length, y: y * length },
    ]);
  })
  .join('');
