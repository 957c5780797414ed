import type { CoreNumber } from '@ninefold/numerology';
import { type Point, planetsOn } from '../figure';
import { markPath } from '../figure-paths';
import { evenLines, fittingSize } from '../lettering';
import { inks, Pen } from '../pen';

/** The size that every network asks of a shared picture. */
export const shareSize = { width: 1200, height: 630 } as const;

/** A drawing round 0, 0 that stays within a radius of 240. */
export interface Motif {
  /** What it shows, for those who do not see it: “a wheel of nine years”. */
  readonly shows: string;
  readonly draw: (pen: Pen) => readonly string[];
  /** The number whose hue the background glows in. */
  readonly number?: CoreNumber;
}

/** The content of a page's share card. */
export interface ShareCard {
  /** The small line over the title: what kind of page it is. */
  readonly label: string;
  /** The page's `h1`, to the letter. */
  readonly title: string;
  readonly motif: Motif;
}

const MARGIN = 76;
const TEXT_WIDTH = 510;
const MIDDLE = { x: 892, y: 315 } as const;

/** The picture of a page: words on the left, its drawing on the right, the brand below. */
export function drawShareCard(card: ShareCard, brand: string): string {
  const pen = new Pen(inks.night);
  const { width, height } = shareSize;
  return pen.finish(
    width,
    height,
    [
      card.motif.number ? glow(pen, card.motif.number) : '',
      backdrop(pen),
      at(MIDDLE.x, MIDDLE.y, card.motif.draw(pen)),
      words(pen, card.label, card.title),
      signature(pen, brand),
    ],
    pen.ink.ground,
  );
}

/** Markup translated to a position. */
export function at(x: number, y: number, content: readonly string[], turn = 0): string {
  const turned = turn === 0 ? '' : `rotate(${turn})`;
  return `<g transform="translate(${x} ${y})${turned}">${content.join('')}</g>`;
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

/** Orbits round the drawing, with a few planets on them, each a golden angle after the last. */
function backdrop(pen: Pen): string {
  const orbits = [286, 368, 466, 580, 710, 856];
  return at(MIDDLE.x, MIDDLE.y, [
    ...orbits.map((radius, orbit) =>
      pen.circle(0, 0, radius, { stroke: pen.ink.line, width: 1, opacity: 0.85 - orbit * 0.1 }),
    ),
    ...planetsOn(orbits).flatMap((planet, index) =>
      isClearOfWords(planet)
        ? pen.dot(planet.x, planet.y, 1.5 + (index % 3) * 0.6, pen.ink.quiet)
        : [],
    ),
  ]);
}

/** Whether a star would not look like a period or the dot of an i. */
function isClearOfWords({ x, y }: Point): boolean {
  return x > MARGIN + TEXT_WIDTH + 20 - MIDDLE.x || Math.abs(y) > 230;
}

function words(pen: Pen, label: string, title: string): string {
  const { size, lines } = set(title);
  const leading = size * 1.04;
  const labelSize = 31;
  const block = labelSize * 1.5 + leading * lines.length;
  const top = (shareSize.height - 96 - block) / 2 + 20;
  const first = top + labelSize * 1.5 + size * 0.8;
  return [
    pen.text(label, MARGIN, top + labelSize * 0.7, {
      size: labelSize,
      anchor: 'start',
      fill: pen.ink.gold,
    }),
    ...lines.map((line, index) =>
      pen.text(line, MARGIN - size * 0.03, first + index * leading, { size, anchor: 'start' }),
    ),
  ].join('');
}

/** A title on as many lines as let it be largest, up to four. */
function set(title: string): { readonly size: number; readonly lines: readonly string[] } {
  return [1, 2, 3, 4]
    .map((count) => {
      const lines = evenLines(title, count);
      return { lines, size: fittingSize(lines, TEXT_WIDTH, Math.min(84, 290 / count)) };
    })
    .reduce((best, next) => (next.size > best.size ? next : best));
}

/** The mark and the name of the site, over a hairline. */
function signature(pen: Pen, brand: string): string {
  const y = shareSize.height - 78;
  return [
    pen.path(`M${MARGIN} ${y - 46}h96`, { stroke: pen.ink.gold, width: 1.5, opacity: 0.7 }),
    at(MARGIN + 22, y, [
      pen.circle(0, 0, 21, { width: 2 }),
      pen.path(markPath(17), { width: 1.4 }),
    ]),
    pen.text(brand, MARGIN + 58, y + 12, {
      size: fittingSize([brand], TEXT_WIDTH - 58, 36),
      anchor: 'start',
    }),
  ].join('');
}
