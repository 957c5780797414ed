import { starPath } from './mark';
import { inks } from './pen';
import { rasterLines } from './raster';

const SIDE = 64;

/**
 * The icon's two shapes: with its own round corners, or to the edge, for systems that cut it to their
 * own shape. The figure then stays within the four fifths that none of them cuts.
 */
type IconShape = 'rounded' | 'full';

/** The icons as bitmaps, by name. */
export const iconFiles = {
  'icon-192': { size: 192, shape: 'rounded' },
  'icon-512': { size: 512, shape: 'rounded' },
  'maskable-512': { size: 512, shape: 'full' },
  'apple-touch': { size: 180, shape: 'full' },
} as const satisfies Record<string, { size: number; shape: IconShape }>;

export type IconName = keyof typeof iconFiles;

/** The address of an icon. */
export function iconAddress(name: IconName): string {
  return `/icons/${name}.png`;
}

/** A nine-pointed star in a circle, bold enough for 16 pixels. */
export function icon(shape: IconShape = 'rounded'): string {
  const [corner, size] = shape === 'rounded' ? [' rx="14"', ' transform="scale(1.18)"'] : ['', ''];
  const { ground, gold } = inks.night;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 ${SIDE} ${SIDE}"><rect x="-32" y="-32" width="${SIDE}" height="${SIDE}"${corner} fill="${ground}"/><g fill="none" stroke="${gold}"${size}><circle r="23" stroke-width="2.5"/><path stroke-width="1.8" d="${starPath({ x: 0, y: 0, radius: 20 })}"/></g></svg>
`;
}

/** An icon as a bitmap. */
export function iconBitmap(shape: IconShape, size: number) {
  return rasterLines(icon(shape), 'png', size / SIDE);
}
