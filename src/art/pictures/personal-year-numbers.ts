import { ring } from '../figure';
import type { Pen } from '../pen';
import { heroPicture, paperPicture } from '../picture';

const STEP = (2 * Math.PI) / 9;

/** One of nine segments between two circles round a middle. */
function segment(x: number, y: number, inner: number, outer: number, index: number): string {
  const from = STEP * (index - 0.5) - Math.PI / 2;
  const to = from + STEP;
  const at = (radius: number, angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

function wheel(pen: Pen, x: number, y: number, outer: number, marked: number): string[] {
  const inner = outer * 0.58;
  return ring(9, outer * 0.79).flatMap((place, index) => {
    const isMarked = index + 1 === marked;
    return [
      pen.path(segment(x, y, inner, outer, index), {
        width: 1.25,
        fill: isMarked ? pen.ink.gold : 'none',
      }),
      pen.text(String(index + 1), x + place.x, y + place.y + outer * 0.08, {
        size: outer * 0.24,
        fill: isMarked ? pen.ink.ground : pen.ink.text,
      }),
    ];
  });
}

/** The pictures of the article on personal years. */
export const personalYearNumbersPictures = {
  hero: heroPicture((pen) => [
    // Nine rings, one a year, the wheel standing at their common middle like a planet.
    ...Array.from({ length: 9 }, (_, year) =>
      pen.circle(820, 700, 150 + year * 62, { width: 1, opacity: 0.75 - year * 0.07 }),
    ),
    ...Array.from({ length: 9 }, (_, year) => {
      const angle = -Math.PI / 2 - 0.95 + year * 0.2;
      const radius = 150 + year * 62;
      return pen.dot(
        820 + radius * Math.cos(angle),
        700 + radius * Math.sin(angle),
        4 + year * 0.6,
      );
    }),
    ...wheel(pen, 300, 315, 210, 5),
    pen.text('5', 300, 350, { size: 110 }),
  ]),
  'nine-year-wheel': paperPicture(520, (pen) => [
    ...wheel(pen, 360, 260, 200, 5),
    ...ring(9, 232).map((place, index) => {
      const words = [
        'begin',
        'wait',
        'speak',
        'build',
        'turn',
        'care',
        'look in',
        'harvest',
        'let go',
      ];
      const anchor = Math.abs(place.x) < 90 ? 'middle' : place.x > 0 ? 'start' : 'end';
      return pen.text(words[index] ?? '', 360 + place.x, 266 + place.y, {
        size: 22,
        anchor,
        fill: pen.ink.quiet,
      });
    }),
    pen.text('this year', 360, 246, { size: 20, fill: pen.ink.quiet }),
    pen.text('5', 360, 300, { size: 60, fill: pen.ink.accent }),
  ]),
} as const;
