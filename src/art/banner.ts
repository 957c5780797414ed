import { sizeWithin } from './lettering';
import { inks, Pen } from './pen';

/** The two shapes of the advertisement, in CSS pixels; they are rendered at twice that. */
export const bannerShapes = {
  'psychic-banner': { width: 720, height: 36, size: 26 },
  'psychic-banner-mobile': { width: 332, height: 26, size: 22 },
} as const;

export type BannerName = keyof typeof bannerShapes;

/** The offer's own words on one line, and nothing that is ours: no figure, no gold. */
export function banner(name: BannerName, offer: string): string {
  const { width, height, size: largest } = bannerShapes[name];
  const pen = new Pen(inks.night);
  const size = sizeWithin(offer, width, largest);
  const text = pen.text(offer, 0, height / 2 + size * 0.3, { size, anchor: 'start' });
  return pen.finish(width, height, [text], 'raised');
}
