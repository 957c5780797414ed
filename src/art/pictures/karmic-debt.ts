import type { CoreNumber } from '@ninefold/numerology';
import { date, name } from '#texts/art/pictures';
import type { Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

const DEBTS: readonly number[] = [13, 14, 16, 19];

const isDebt = (number: number) => DEBTS.includes(number);

const BITE = { radius: 6, gap: 5 } as const;

/** The outline of a stamp with so many bites out of each edge. */
function perforated(x: number, y: number, across: number, down: number): string {
  const { radius, gap } = BITE;
  const bitten = (bites: number, line: string, arc: string) =>
    `${line}a${radius} ${radius} 0 0 0 ${arc}`.repeat(bites) + line;
  return [
    `M${x} ${y}`,
    bitten(across, `h${gap}`, `${2 * radius} 0`),
    bitten(down, `v${gap}`, `0 ${2 * radius}`),
    bitten(across, `h${-gap}`, `${-2 * radius} 0`),
    bitten(down, `v${-gap}`, `0 ${-2 * radius}`),
    'Z',
  ].join('');
}

/** How long an edge with so many bites is. */
const edge = (bites: number) => bites * (2 * BITE.radius + BITE.gap) + BITE.gap;

/** A stamp with the figure of the number that a debt ends in, and the debt as its postmark. */
function stamp(pen: Pen, debt: number, figure: CoreNumber, x: number, y: number): string[] {
  const [width, height] = [edge(8), edge(10)];
  const [markX, markY] = [x + 16, y + height - 8];
  return [
    pen.path(perforated(x, y, 8, 10), { width: 2, fill: 'sunken' }),
    pen.figure(figure, x + width / 2, y + 76, 52),
    pen.circle(markX, markY, 46, { stroke: 'text', width: 2.5, fill: 'raised' }),
    pen.circle(markX, markY, 38, { stroke: 'text', width: 1 }),
    pen.text(debt, markX, markY + 15, { size: 46 }),
  ];
}

/** A line of handwriting nobody can read: loops of three sizes. */
function scrawl(x: number, y: number, loops: number): string {
  const heights = [30, 16, 20, 16, 36, 18];
  const strokes = Array.from({ length: loops }, (_, index) => {
    const height = heights[index % heights.length] ?? 18;
    return `c12 0 18 ${-height} 12 ${-height}s-6 ${height} 16 ${height}`;
  });
  return `M${x} ${y}${strokes.join('')}`;
}

/** Where the lines of the address begin. */
const ADDRESS = 396;

const TREAD = 50;
const RISE = 62;

/** Three steps down, the number of each standing on it; the debt in the accent's color. */
function staircase(pen: Pen, numbers: readonly number[], x: number, y: number): string[] {
  const steps = numbers.map(() => `h${TREAD}v${RISE}`).join('');
  const landing = numbers.findIndex(isDebt);
  const foot = y + numbers.length * RISE;
  return [
    pen.rect(x + landing * TREAD, y + landing * RISE, TREAD, foot - y - landing * RISE, {
      stroke: 'none',
      fill: 'tint',
    }),
    pen.path(`M${x} ${foot}V${y}${steps}Z`, { width: 1.5 }),
    ...numbers.map((number, index) => {
      const isLanding = index === landing;
      return pen.text(number, x + (index + 0.5) * TREAD, y + index * RISE - 12, {
        size: isLanding ? 35 : 28,
        fill: isLanding ? 'accent' : 'text',
      });
    }),
  ];
}

const YEARS = { first: 1900, last: 2026, left: 88, width: 4.75 } as const;

const yearX = (year: number) => YEARS.left + (year - YEARS.first) * YEARS.width;

/** How many birthdays of a year have digits that add up to `total`. */
function birthdaysOn(year: number, total: number): number {
  let count = 0;
  const day = new Date(Date.UTC(year, 0, 1));
  for (; day.getUTCFullYear() === year; day.setUTCDate(day.getUTCDate() + 1)) {
    const digits = day.toISOString().slice(0, 10).replaceAll('-', '');
    if ([...digits].reduce((sum, digit) => sum + Number(digit), 0) === total) count += 1;
  }
  return count;
}

/** A bar for every year in which the debt can be met, as tall as its birthdays are many. */
function debtBars(pen: Pen, debt: number, ground: number): string[] {
  const bars = Array.from({ length: YEARS.last - YEARS.first + 1 }, (_, index) => {
    const height = birthdaysOn(YEARS.first + index, debt) * 1.6;
    return height ? `M${yearX(YEARS.first + index + 0.5).toFixed(1)} ${ground}v${-height}` : '';
  });
  return [
    pen.path(bars.join(''), { width: 3 }),
    pen.path(`M${YEARS.left} ${ground}H${yearX(YEARS.last + 1).toFixed(1)}`, { width: 1 }),
    pen.text(debt, 54, ground - 8, { size: 28 }),
  ];
}

const inchX = (number: number) => 96 + (number - 1) * 66;

/** A small flag on a pole that stands on the ruler at a number. */
function flag(pen: Pen, word: string, number: number): string[] {
  const x = inchX(number);
  return [
    pen.path(`M${x} 166V48h-76v40h76`, { width: 1.5, fill: 'raised' }),
    pen.text(word, x - 38, 76, { size: 26 }),
    pen.dot(x, 166, 5),
  ];
}

export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => [
    '<g transform="rotate(-4 600 315)">',
    pen.rect(140, 65, 920, 500, { width: 3, radius: 10, fill: 'raised' }),
    ...stamp(pen, 13, 4, 304, 94),
    ...stamp(pen, 14, 5, 494, 94),
    ...stamp(pen, 16, 7, 684, 94),
    ...stamp(pen, 19, 1, 874, 94),
    ...[13, 15, 14].flatMap((loops, row) => {
      const y = 364 + row * 50;
      const end = ADDRESS + loops * 28;
      return [
        pen.path(scrawl(ADDRESS, y, loops), { stroke: 'quiet', width: 2, opacity: 0.75 }),
        pen.path(`M${ADDRESS - 18} ${y - 3}L${end + 18} ${y - 13}`, { width: 3 }),
      ];
    }),
    pen.path(scrawl(ADDRESS, 522, 16), { stroke: 'accent', width: 5 }),
    '</g>',
  ]),
  'debt-landings': paperPicture(330, (pen) => [
    ...staircase(pen, [58, 13, 4], 24, 92),
    ...staircase(pen, [59, 14, 5], 198, 92),
    ...staircase(pen, [79, 16, 7], 372, 92),
    ...staircase(pen, [19, 10, 1], 546, 92),
  ]),
  'debt-years': paperPicture(470, (pen) => [
    pen.rect(yearX(1971), 20, yearX(2000) - yearX(1971), 392, { stroke: 'none', fill: 'tint' }),
    ...DEBTS.flatMap((debt, row) => debtBars(pen, debt, 112 + row * 96)),
    ...[1900, 1971, 2000].map((year) =>
      pen.text(year, yearX(year), 446, { size: 27, fill: 'quiet' }),
    ),
    pen.text('2026', yearX(YEARS.last + 1), 446, { size: 27, anchor: 'end', fill: 'quiet' }),
  ]),
  'debt-ruler': paperPicture(288, (pen) => [
    pen.rect(46, 166, 628, 84, { width: 1.5, radius: 6, fill: 'raised' }),
    ...Array.from({ length: 9 }, (_, index) =>
      pen.text(index + 1, inchX(index + 1), 232, { size: 28 }),
    ),
    pen.path(Array.from({ length: 9 }, (_, index) => `M${inchX(index + 1)} 166v26`).join('')),
    pen.path(Array.from({ length: 33 }, (_, index) => `M${inchX(1 + index / 4)} 166v12`).join(''), {
      width: 1,
      opacity: 0.7,
    }),
    ...flag(pen, name, 4),
    ...flag(pen, date, 9),
    pen.path(`M${inchX(4) + 12} 132v16H${inchX(9) - 12}v-16`, { stroke: 'accent', width: 2 }),
    pen.text('5', inchX(6.5), 128, { size: 56, fill: 'accent' }),
  ]),
};
