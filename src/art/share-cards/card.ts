import type { CoreNumber } from '@ninefold/numerology';
import { fitLettering, sizeWithin } from '../lettering';
import { markPath } from '../mark';
import { inks, Pen } from '../pen';
import { sky } from '../sky';

/** The size that every network asks of a shared picture. */
export const shareSize = { width: 1200, height: 630 } as const;

/** A drawing round 0, 0 that stays within a radius of 240. */
export type Motif = (pen: Pen) => readonly string[];

export interface ShareCard {
  /** The small line over the title: what kind of page it is. */
  readonly label: string;
  /** The page's `h1`, to the letter. */
  readonly title: string;
  readonly motif: Motif;
  /** The number whose hue the background glows in. */
  readonly number: CoreNumber | undefined;
}

const MARGIN = 76;
const TEXT_WIDTH = 510;
/** Smaller than this, a label or a title cannot be read where a card is shown at half its size. */
const LEAST_SIZE = 20;
const MIDDLE = { x: 892, y: 315 } as const;

/** The picture of a page: words on the left, its drawing on the right, the brand below. */
export function drawShareCard({ label, title, motif, number }: ShareCard, brand: string): string {
  const pen = new Pen(inks.night);
  const { width, height } = shareSize;
  return pen.finish(
    width,
    height,
    [
      number ? glow(pen, number) : '',
      backdrop(pen),
      at(MIDDLE.x, MIDDLE.y, motif(pen)),
      words(pen, label, title),
      signature(pen, brand),
    ],
    'ground',
  );
}

/** Markup translated to a position. */
export function at(x: number, y: number, content: readonly string[], turn = 0): string {
  const turned = turn === 0 ? '' : `rotate(${turn})`;
  return `<g transform="translate(${x} ${y})${turned}">${content.join('')}</g>`;
}

/** A few lines of writing, the last of them short. */
export function writing(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  count: number,
  gap = 24,
): string {
  return Array.from({ length: count }, (_, row) =>
    pen.path(`M${x} ${y + row * gap}h${row === count - 1 ? Math.round(width * 0.55) : width}`, {
      stroke: 'quiet',
      width: 2,
      opacity: 0.6,
    }),
  ).join('');
}

/** Light in the hue of a number, in rings that each add a little. */
function glow(pen: Pen, number: CoreNumber): string {
  const rings = Array.from({ length: 24 }, (_, index) =>
    pen.circle(0, 0, 250 + index * 26, {
      stroke: 'none',
      fill: pen.hue(number, 'fill'),
      opacity: 0.05,
    }),
  );
  return at(MIDDLE.x, MIDDLE.y, rings);
}

/** Orbits round the drawing, and planets away from the words and the brand. */
function backdrop(pen: Pen): string {
  const words = { x: MARGIN, y: 115, width: 500, height: 455 };
  const { orbits, planets } = sky({ ...MIDDLE, radius: 220 }, [words]);
  return pen.parts(orbits, 'line') + pen.parts([planets], 'quiet');
}

function words(pen: Pen, label: string, title: string): string {
  const { size, lines } = fitLettering(title, {
    width: TEXT_WIDTH,
    height: 290,
    largest: 84,
    leading: 1,
  });
  const leading = size * 1.04;
  const labelSize = sizeWithin(label, TEXT_WIDTH, 31);
  if (labelSize < LEAST_SIZE) throw new Error(`too long for a share card: “${label}”`);
  if (size < LEAST_SIZE) throw new Error(`too long for a share card: “${title}”`);
  const block = labelSize * 1.5 + leading * lines.length;
  const top = (shareSize.height - 96 - block) / 2 + 20;
  const first = top + labelSize * 1.5 + size * 0.8;
  return [
    pen.text(label, MARGIN, top + labelSize * 0.7, {
      size: labelSize,
      anchor: 'start',
      fill: 'gold',
    }),
    ...lines.map((line, index) =>
      pen.text(line, MARGIN - size * 0.03, first + index * leading, { size, anchor: 'start' }),
    ),
  ].join('');
}

/** The mark and the name of the site, over a hairline. */
function signature(pen: Pen, brand: string): string {
  const y = shareSize.height - 78;
  return [
    pen.path(`M${MARGIN} ${y - 46}h96`, { stroke: 'gold', width: 1.5, opacity: 0.7 }),
    pen.path(markPath({ x: MARGIN + 22, y, radius: 21 }), { width: 1.6 }),
    pen.text(brand, MARGIN + 58, y + 12, {
      size: sizeWithin(brand, TEXT_WIDTH - 58, 36),
      anchor: 'start',
    }),
  ].join('');
}
