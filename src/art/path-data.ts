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

/** A coordinate as it is written: to a tenth. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
