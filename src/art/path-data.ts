import type { Circle, Point } from './figure';

/** A circle as a path, which can draw itself from its beginning to its end. */
export function circlePath(centerX: number, centerY: number, size: number): string {
  const [x, y, radius] = [round(centerX), round(centerY), round(size)];
  const arc = (to: number) => `A${radius} ${radius} 0 0 1 ${x} ${to}`;
  return `M${x} ${round(y - radius)}${arc(round(y + radius))}${arc(round(y - radius))}`;
}

/** Circles as one path. */
export function circlesPath(circles: readonly Circle[]): string {
  return circles.map(({ x, y, radius }) => circlePath(x, y, radius)).join('');
}

/** Straight lines through points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** One of nine segments between two circles round a middle, the first at the top. */
export function segmentPath(index: number, inner: number, outer: number, x = 0, y = 0): string {
  const step = (2 * Math.PI) / 9;
  const from = step * (index - 0.5) - Math.PI / 2;
  const to = from + step;
  const at = (radius: number, angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** A coordinate as it is written: to a tenth. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
