import type { Circle } from '../../../art/figure';
import type { Box } from '../../../art/sky';
import type { ResultCard } from './result-card';

/** Where everything is in a picture, in pixels. */
export interface Layout {
  readonly align: 'center' | 'left';
  readonly art: Circle;
  readonly words: Box;
  /** The question and the brand. */
  readonly foot: Box;
  /** The size of the words, as a part of the usual one. */
  readonly scale: number;
}

/** The layout of a format. Nine numbers and a grid are larger than a figure and leave less space for words. */
export function layoutOf({ id, width }: Format, { art: { kind } }: ResultCard): Layout {
  const isLarge = kind === 'nine-numbers' || kind === 'grid';
  const center = width / 2;
  switch (id) {
    case 'square':
      return {
        align: 'center',
        art: isLarge ? { x: center, y: 352, radius: 312 } : { x: center, y: 316, radius: 226 },
        words: isLarge
          ? { x: 90, y: 700, width: 900, height: 186 }
          : { x: 90, y: 578, width: 900, height: 308 },
        foot: { x: 90, y: 922, width: 900, height: 116 },
        scale: isLarge ? 0.76 : 1,
      };
    case 'tall':
      // The first and the last 250 pixels of a story are under the buttons of the app.
      return {
        align: 'center',
        art: isLarge ? { x: center, y: 706, radius: 450 } : { x: center, y: 606, radius: 334 },
        words: isLarge
          ? { x: 80, y: 1196, width: 920, height: 250 }
          : { x: 80, y: 976, width: 920, height: 492 },
        foot: { x: 90, y: 1508, width: 900, height: 150 },
        scale: isLarge ? 1 : 1.2,
      };
    case 'wide':
      return {
        align: 'left',
        art: isLarge ? { x: 318, y: 300, radius: 270 } : { x: 306, y: 315, radius: 226 },
        words: { x: 636, y: 56, width: 500, height: 368 },
        foot: { x: 636, y: 464, width: 500, height: 112 },
        scale: 0.84,
      };
  }
}

/** The formats of a picture: for a message, for a story and for a post with a link. */
export const formats = [
  { id: 'square', width: 1080, height: 1080 },
  { id: 'tall', width: 1080, height: 1920 },
  { id: 'wide', width: 1200, height: 630 },
] as const;

export type Format = (typeof formats)[number];
