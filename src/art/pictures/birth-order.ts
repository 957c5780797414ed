import { type CalendarDate, type CoreNumber, lifePath } from '@ninefold/numerology';
import * as words from '#texts/art/pictures';
import type { Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

/** The Life Path of a child of the article; none of them is a number without a figure. */
function numberOf(birth: CalendarDate): CoreNumber {
  return lifePath(birth).value as CoreNumber;
}

/** The cousins of the article: Nell, Owen and Tess, and Jude, who has no brothers or sisters. */
const nell = numberOf({ year: 1985, month: 6, day: 3 });
const owen = numberOf({ year: 1988, month: 9, day: 16 });
const tess = numberOf({ year: 1992, month: 8, day: 15 });
const jude = numberOf({ year: 1990, month: 5, day: 3 });

/** Where the dolls of the hero stand. */
const SHELF = 548;

/** A nesting doll: the size is its place in the row, the figure on its apron its number. */
function doll(pen: Pen, x: number, height: number, number: CoreNumber): string[] {
  const at = (across: number, up: number) =>
    `${Math.round(x + across * height * 0.92)} ${Math.round(SHELF - up * height)}`;
  const body = [
    `M${at(-0.22, 0)}C${at(-0.36, 0.14)} ${at(-0.36, 0.4)} ${at(-0.23, 0.57)}`,
    `C${at(-0.19, 0.63)} ${at(-0.24, 0.68)} ${at(-0.24, 0.78)}`,
    `C${at(-0.24, 0.92)} ${at(-0.13, 1)} ${at(0, 1)}`,
    `C${at(0.13, 1)} ${at(0.24, 0.92)} ${at(0.24, 0.78)}`,
    `C${at(0.24, 0.68)} ${at(0.19, 0.63)} ${at(0.23, 0.57)}`,
    `C${at(0.36, 0.4)} ${at(0.36, 0.14)} ${at(0.22, 0)}Z`,
  ];
  const scarf = `M${at(-0.2, 0.62)}Q${at(0, 0.54)} ${at(0.2, 0.62)}M${at(-0.03, 0.57)}L${at(-0.08, 0.5)}M${at(0.03, 0.57)}L${at(0.08, 0.5)}`;
  const eyes = [-0.055, 0.055].map(
    (side) => `M${at(side - 0.028, 0.79)}Q${at(side, 0.765)} ${at(side + 0.028, 0.79)}`,
  );
  const mouth = `M${at(-0.03, 0.705)}Q${at(0, 0.685)} ${at(0.03, 0.705)}`;
  return [
    pen.path(body.join(''), { width: 3, fill: 'tint' }),
    pen.circle(x, SHELF - 0.77 * height, 0.15 * height, { width: 2, fill: 'ground' }),
    pen.path(scarf + eyes.join('') + mouth, { width: 2 }),
    pen.circle(x, SHELF - 0.28 * height, 0.205 * height, { width: 2, fill: 'ground' }),
    pen.figure(number, x, SHELF - 0.28 * height, 0.165 * height, 'accent'),
  ];
}

/** A branch of the tree that leaves and arrives straight down. */
function branch(x: number, y: number, toX: number, toY: number): string {
  const middle = Math.round((y + toY) / 2);
  return `M${x} ${y}C${x} ${middle} ${toX} ${middle} ${toX} ${toY}`;
}

/** A couple, two rings that overlap. `child` says which of the two was born on this tree. */
function couple(pen: Pen, x: number, y: number, child?: 'left' | 'right'): string[] {
  return [
    child ? pen.dot(x + (child === 'left' ? -18 : 18), y, 24, 'tint') : '',
    ...[-18, 18].map((side) => pen.circle(x + side, y, 24)),
  ];
}

/** The children of the tree, each hanging lower by the years that had passed. */
const children = [
  { x: 100, parent: 236, year: 1985, place: 'eldest', number: nell },
  { x: 236, parent: 236, year: 1988, place: 'middle', number: owen },
  { x: 380, parent: 236, year: 1992, place: 'youngest', number: tess },
  { x: 606, parent: 606, year: 1990, place: 'only', number: jude },
] as const;

function child(pen: Pen, { x, parent, year, place, number }: (typeof children)[number]): string[] {
  const y = 330 + (year - 1985) * 14;
  return [
    pen.path(branch(parent, 200, x, y - 40)),
    pen.circle(x, y, 40, { width: 2 }),
    pen.text(number, x, y + 16, { size: 48, fill: 'accent' }),
    pen.text(words.places[place], x, y + 74, { size: 28 }),
  ];
}

/** The places the three had at home, by the years in which each began. */
const yearsAtHome = [
  { number: nell, places: { only: 1985.4, eldest: 1988.7 }, until: 2003.7 },
  { number: owen, places: { youngest: 1988.7, middle: 1992.6, eldest: 2003.7 }, until: 2006.7 },
  { number: tess, places: { youngest: 1992.6, only: 2006.7 }, until: 2010.7 },
] as const;

function yearX(year: number): number {
  return Math.round(42 + (year - 1985) * 26);
}

/** One child's years at home: the number stays, the place changes. */
function stay(pen: Pen, { number, places, until }: (typeof yearsAtHome)[number], y: number) {
  const starts = Object.entries(places) as [keyof typeof words.places, number][];
  const first = yearX(starts[0]?.[1] ?? 0);
  return [
    pen.text(number, first - 24, y + 44, { size: 44, fill: 'accent' }),
    ...starts.flatMap(([place, from], index) => {
      const [left, right] = [yearX(from), yearX(starts[index + 1]?.[1] ?? until)];
      const fill = place === 'only' ? 'tint' : 'none';
      return [
        pen.rect(left, y, right - left, 60, { fill }),
        pen.text(words.places[place], (left + right) / 2, y + 38, { size: 25 }),
      ];
    }),
  ];
}

/** A line through all three wherever a birth or a departure moved somebody's place. */
function turns(pen: Pen, foot: number): string[] {
  const years = yearsAtHome.flatMap(({ places, until }) => [...Object.values(places), until]);
  const lines = [...new Set(years)].map((year) => `M${yearX(year)} 16V${foot}`);
  return [
    pen.path(lines.join(''), { width: 1, dash: '3 5', opacity: 0.5 }),
    ...[1985.4, 2010.7].map((year) =>
      pen.text(Math.floor(year), Math.min(yearX(year), 690), foot + 30, {
        size: 26,
        fill: 'quiet',
      }),
    ),
  ];
}

/** A boat seen from above, turned clockwise from heading up the page, its number on board. */
function boat(pen: Pen, x: number, y: number, turn: number, number: number): string[] {
  const hull = 'M0 -58C26 -24 28 22 16 50H-16C-28 22 -26 -24 0 -58Z';
  return [
    `<g transform="translate(${x} ${y})rotate(${turn})">${pen.path(hull, { stroke: 'accent', width: 2, fill: 'ground' })}</g>`,
    pen.text(number, x, y + 12, { size: 38, fill: 'accent' }),
  ];
}

/** A stretch of river that runs up the page, as the heads of its lines show. */
function river(pen: Pen, x: number): string {
  const lines = [-84, -56, -28, 0, 28, 56, 84].map((side, index) => {
    const start = index % 2 === 0 ? 340 : 318;
    return `M${x + side} ${start}c-10 -50 10 -90 0 -140s10 -80 0 -130m-7 9l7 -9l7 9`;
  });
  return pen.path(lines.join(''), { width: 1.25, opacity: 0.6 });
}

export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => [
    pen.path(`M60 ${SHELF}H1140`, { width: 2 }),
    ...doll(pen, 230, 450, nell),
    ...doll(pen, 512, 370, owen),
    ...doll(pen, 736, 290, tess),
    ...doll(pen, 1004, 330, jude),
  ]),
  'birth-order-tree': paperPicture(540, (pen) => [
    pen.path(branch(421, 74, 218, 152) + branch(421, 74, 624, 152)),
    ...couple(pen, 421, 50),
    ...couple(pen, 236, 176, 'left'),
    ...couple(pen, 606, 176, 'right'),
    ...children.flatMap((one) => child(pen, one)),
  ]),
  'birth-order-at-home': paperPicture(380, (pen) => [
    ...turns(pen, 328),
    ...yearsAtHome.flatMap((one, index) => stay(pen, one, 34 + index * 100)),
  ]),
  'birth-order-currents': paperPicture(420, (pen) => [
    ...[130, 360, 590].map((x) => river(pen, x)),
    ...boat(pen, 130, 190, 0, owen),
    ...boat(pen, 360, 190, 180, nell),
    ...boat(pen, 590, 190, 90, jude),
    ...words.currents.map((word, index) => pen.text(word, 130 + index * 230, 396, { size: 28 })),
  ]),
};
