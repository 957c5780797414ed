import { ring, star } from './figure';

/** A nine-pointed star in a circle, bold enough for 16 pixels. */
export function icon(): string {
  const points = ring(9, 20);
  const place = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const lines = star(points, 2).map(([from, to]) => `M${place(from)}L${place(to)}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64"><rect x="-32" y="-32" width="64" height="64" rx="14" fill="#120c2b"/><g fill="none" stroke="#e3bf78"><circle r="23" stroke-width="2.5"/><path stroke-width="1.8" d="${lines.join('')}"/></g></svg>
`;
}
