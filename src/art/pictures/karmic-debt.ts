import type { FigureNumber } from '../figure';
import type { Pen } from '../pen';
import { heroPicture, paperPicture } from '../picture';

const DEBTS = [13, 14, 16, 19] as const;

/** A rectangle whose edge is bitten like a stamp's. */
function perforated(x: number, y: number, across: number, down: number, bite: number): string {
  const arc = (dx: number, dy: number) => `a${bite / 2} ${bite / 2} 0 0 0 ${dx} ${dy}`;
  return [
    `M${x} ${y}`,
    arc(bite, 0).repeat(across),
    arc(0, bite).repeat(down),
    arc(-bite, 0).repeat(across),
    arc(0, -bite).repeat(down),
    'Z',
  ].join('');
}

/** A stamp with the figure of the number that a debt ends in, and the debt as its postmark. */
function stamp(pen: Pen, debt: number, figure: FigureNumber, x: number, y: number): string[] {
  const [width, height] = [126, 154];
  const [markX, markY] = [x + 22, y + height - 2];
  return [
    pen.path(perforated(x, y, 9, 11, 14), { width: 2, fill: pen.ink.sunken }),
    pen.figure(figure, x + width / 2, y + 66, 44),
    pen.circle(markX, markY, 42, { stroke: pen.ink.text, width: 2.5, fill: pen.ink.raised }),
    pen.circle(markX, markY, 35, { stroke: pen.ink.text, width: 1 }),
    pen.text(String(debt), markX, markY + 14, { size: 40 }),
  ];
}

/** A line of handwriting nobody can read: loops of three sizes. */
function scrawl(x: number, y: number, loops: number): string {
  const heights = [20, 11, 14, 11, 24, 12];
  const strokes = Array.from({ length: loops }, (_, index) => {
    const height = heights[index % heights.length] ?? 12;
    return `c8 0 13 ${-height} 8 ${-height}s-4 ${height} 12 ${height}`;
  });
  return `M${x} ${y}${strokes.join('')}`;
}

const TREAD = 50;
const RISE = 62;

/** Three steps down, the number of each standing on it; the debt in the accent's color. */
function staircase(pen: Pen, numbers: readonly number[], x: number, y: number): string[] {
  const steps = numbers.map(() => `h${TREAD}v${RISE}`).join('');
  const foot = y + numbers.length * RISE;
  return [
    pen.path(`M${x} ${foot}V${y}${steps}Z`, { width: 1.5, fill: pen.ink.raised }),
    ...numbers.map((number, index) => {
      const isDebt = DEBTS.some((debt) => debt === number);
      return pen.text(String(number), x + (index + 0.5) * TREAD, y + index * RISE - 12, {
        size: isDebt ? 38 : 28,
        fill: isDebt ? pen.ink.accent : pen.ink.text,
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
    pen.text(String(debt), 54, ground - 8, { size: 28 }),
  ];
}

const inchX = (number: number) => 96 + (number - 1) * 66;

/** A small flag on a pole that stands on the ruler at a number. */
function flag(pen: Pen, word: string, number: number): string[] {
  const x = inchX(number);
  return [
    pen.path(`M${x} 210V92`, { width: 1.5 }),
    pen.path(`M${x} 92h-76v40h76`, { width: 1.5, fill: pen.ink.raised }),
    pen.text(word, x - 38, 119, { size: 24 }),
    pen.dot(x, 210, 5),
  ];
}

/** The pictures of the article on karmic debts. */
export const karmicDebtPictures = {
  hero: heroPicture((pen) => [
    '<g transform="rotate(-4 600 315)">',
    pen.rect(190, 85, 820, 460, { width: 3, radius: 10, fill: pen.ink.raised }),
    ...stamp(pen, 13, 4, 388, 112),
    ...stamp(pen, 14, 5, 540, 112),
    ...stamp(pen, 16, 7, 692, 112),
    ...stamp(pen, 19, 1, 844, 112),
    ...[0, 1, 2].flatMap((row) => {
      const y = 366 + row * 46;
      const loops = 11 + ((row * 5) % 4);
      return [
        pen.path(scrawl(250, y, loops), { stroke: pen.ink.quiet, width: 2, opacity: 0.75 }),
        pen.path(`M238 ${y - 2}L${262 + loops * 20} ${y - 10}`, { width: 3 }),
      ];
    }),
    pen.path(scrawl(250, 504, 15), { stroke: pen.ink.accent, width: 4 }),
    '</g>',
  ]),
  'debt-landings': paperPicture(330, (pen) => [
    ...staircase(pen, [58, 13, 4], 24, 92),
    ...staircase(pen, [59, 14, 5], 198, 92),
    ...staircase(pen, [79, 16, 7], 372, 92),
    ...staircase(pen, [19, 10, 1], 546, 92),
  ]),
  'debt-years': paperPicture(470, (pen) => [
    pen.rect(yearX(1971), 20, yearX(2000) - yearX(1971), 392, {
      stroke: 'none',
      fill: pen.ink.tint,
    }),
    ...DEBTS.flatMap((debt, row) => debtBars(pen, debt, 112 + row * 96)),
    ...[1900, 1971, 2000, 2026].map((year) =>
      pen.text(String(year), yearX(year), 444, { size: 24, fill: pen.ink.quiet }),
    ),
  ]),
  'debt-ruler': paperPicture(330, (pen) => [
    pen.rect(46, 210, 628, 84, { width: 1.5, radius: 6, fill: pen.ink.raised }),
    ...Array.from({ length: 9 }, (_, index) =>
      pen.text(String(index + 1), inchX(index + 1), 276, { size: 28 }),
    ),
    pen.path(Array.from({ length: 9 }, (_, index) => `M${inchX(index + 1)} 210v26`).join('')),
    pen.path(Array.from({ length: 33 }, (_, index) => `M${inchX(1 + index / 4)} 210v12`).join(''), {
      width: 1,
      opacity: 0.7,
    }),
    ...flag(pen, 'name', 4),
    ...flag(pen, 'date', 9),
    pen.path(`M${inchX(4) + 12} 176v16H${inchX(9) - 12}v-16`, { stroke: pen.ink.accent, width: 2 }),
    pen.text('5', inchX(6.5), 172, { size: 56, fill: pen.ink.accent }),
  ]),
} as const;
