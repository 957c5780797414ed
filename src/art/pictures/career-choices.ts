import type { CoreNumber } from '@ninefold/numerology';
import { questions } from '#texts/art/pictures';
import { DIGITS } from '../../numbers/digits-and-letters';
import type { Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

/** The number of the article's example. */
const NADIA = 2;

/** A key on a string: its bow is the number's figure, its bit has as many teeth as the number. */
function key(pen: Pen, number: CoreNumber, x: number, rail: number, top: number): string[] {
  const stroke = number === NADIA ? 'accent' : 'gold';
  const bow = 46;
  const middle = top + bow;
  const tip = middle + bow + 284;
  const teeth = Array.from({ length: number }, (_, index) => `M${x} ${tip - 10 - index * 21}h26`);
  return [
    pen.path(`M${x} ${rail}V${top}`, { stroke, width: 1.5 }),
    pen.figure(number, x, middle, bow - 7, stroke),
    pen.circle(x, middle, bow, { stroke, width: 4 }),
    pen.path(`M${x} ${middle + bow}V${tip}M${x - 10} ${middle + bow + 16}h20`, {
      stroke,
      width: 5,
    }),
    pen.path(teeth.join(''), { stroke, width: 7 }),
    pen.dot(x, rail, 6, stroke),
  ];
}

const FOLD = { left: 96, bottom: 358, column: 66, row: 96, size: 26 } as const;

/** Where a number from 1 stands when the numbers are written in rows of nine, from below. */
function homeOf(number: number): { readonly x: number; readonly y: number } {
  const place = number - 1;
  return {
    x: FOLD.left + (place % 9) * FOLD.column,
    y: FOLD.bottom - Math.floor(place / 9) * FOLD.row,
  };
}

/** The way down from a number to its home in the bottom row, broken where a number stands. */
function wayDown(number: number): string {
  const { x, y } = homeOf(number);
  const floors = Math.floor((number - 1) / 9);
  return Array.from(
    { length: floors },
    (_, floor) => `M${x} ${y + floor * FOLD.row + 28}v${FOLD.row - 56}`,
  ).join('');
}

function foldedNumber(pen: Pen, number: number): string[] {
  const { x, y } = homeOf(number);
  const isMaster = number % 11 === 0;
  const isHome = [2, 4, 6].includes(number);
  const fill = isMaster || isHome ? 'accent' : number <= 9 ? 'text' : 'quiet';
  return [
    ...(isHome ? [pen.circle(x, y, 26, { stroke: 'none', fill: 'tint' })] : []),
    ...(isMaster
      ? [
          pen.circle(x, y, 26, { stroke: 'accent' }),
          pen.path(wayDown(number), { stroke: 'accent', width: 1.5 }),
        ]
      : []),
    pen.text(number, x, y + 9, { size: FOLD.size, fill }),
  ];
}

const DESK = { width: 22, height: 32 } as const;

/** A desk seen from above, with its chair on the left or on the right. */
function desk(pen: Pen, x: number, y: number, side: -1 | 1, is: 'taken' | 'hers' | 'empty') {
  const left = side < 0 ? x - DESK.width : x;
  const chair = x + side * (DESK.width + 12);
  const dash = is === 'empty' ? { dash: '4 4' } : {};
  return [
    pen.rect(left, y - DESK.height / 2, DESK.width, DESK.height, { width: 1.25, ...dash }),
    is === 'hers'
      ? pen.dot(chair, y, 8, 'accent')
      : pen.circle(chair, y, 6.5, { width: 1.25, ...dash }),
  ];
}

/** Walls drawn double, with a doorway in the bottom one and the door swung inward. */
function room(pen: Pen, x: number, y: number, width: number, height: number): string[] {
  const wall = 7;
  const door = 40;
  const outline = (inset: number) => {
    const [left, right] = [x + inset, x + width - inset];
    const [top, bottom] = [y + inset, y + height - inset];
    return `M${left + 30 + door - inset} ${bottom}H${right}V${top}H${left}V${bottom}h${30 - inset}`;
  };
  const [hinge, sill] = [x + 30, y + height - wall];
  return [
    pen.path(outline(0), { width: 2 }),
    pen.path(outline(wall), { width: 1 }),
    pen.path(`M${hinge} ${sill}v${-door}A${door} ${door} 0 0 1 ${hinge + door} ${sill}`, {
      width: 1,
      opacity: 0.7,
    }),
  ];
}

/** Twenty pairs of desks, one of them with her chair. */
function pairs(pen: Pen): string[] {
  return Array.from({ length: 20 }, (_, index) => {
    const [x, y] = [102 + (index % 4) * 98, 76 + Math.floor(index / 4) * 58];
    return [...desk(pen, x, y, -1, index === 6 ? 'hers' : 'taken'), ...desk(pen, x, y, 1, 'taken')];
  }).flat();
}

const QUESTIONS = [
  { question: questions.reader, answers: [true, false] },
  { question: questions.signature, answers: [true, true] },
  { question: questions.lunch, answers: [false, false] },
] as const;

export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => [
    pen.path('M60 88H1140M60 96H1140', { width: 2 }),
    ...DIGITS.flatMap((number, index) =>
      key(pen, number, 120 + index * 120, 92, number === NADIA ? 188 : 136),
    ),
  ]),
  'career-fold-grid': paperPicture(434, (pen) => [
    pen.rect(FOLD.left - 46, FOLD.bottom - 40, 8 * FOLD.column + 92, 80, {
      width: 1,
      radius: 8,
      fill: 'raised',
    }),
    ...Array.from({ length: 36 }, (_, index) => foldedNumber(pen, index + 1)).flat(),
  ]),
  'career-two-floors': paperPicture(446, (pen) => [
    ...room(pen, 40, 30, 420, 350),
    ...pairs(pen),
    ...room(pen, 510, 190, 170, 190),
    // The skylight, as a draftsman marks it.
    pen.rect(555, 210, 80, 36, { width: 1, dash: '3 4', opacity: 0.8 }),
    pen.path('M555 210l80 36M635 210l-80 36', { width: 1, dash: '3 4', opacity: 0.8 }),
    ...desk(pen, 595, 286, -1, 'hers'),
    ...desk(pen, 595, 286, 1, 'empty'),
    // North, since these are two jobs with maps.
    pen.circle(595, 100, 34, { width: 1 }),
    pen.path('M595 54L605 100L595 146L585 100Z', { width: 1.25, fill: 'ground' }),
    pen.path('M595 54L605 100H585Z', { width: 1.25, fill: 'gold' }),
    pen.text('A', 250, 424, { size: 28 }),
    pen.text('B', 595, 424, { size: 28 }),
  ]),
  'career-answer-sheet': paperPicture(380, (pen) => [
    // The sheet, with one corner turned.
    pen.path('M70 24H614L650 60V356H70Z', { width: 1.25, fill: 'raised' }),
    pen.path('M614 24V60H650', { width: 1.25, fill: 'sunken' }),
    pen.path('M412 50V330M522 50V330', { stroke: 'line', width: 1 }),
    pen.text('A', 467, 84, { size: 28 }),
    pen.text('B', 577, 84, { size: 28 }),
    ...QUESTIONS.flatMap(({ question, answers }, row) => {
      const y = 150 + row * 78;
      return [
        pen.path(`M100 ${y - 42}H620`, { stroke: 'line', width: 1 }),
        pen.text(question, 108, y + 8, { size: 27, anchor: 'start' }),
        ...answers.map((isFilled, column) =>
          pen.circle(467 + column * 110, y, 17, {
            stroke: isFilled ? 'accent' : 'gold',
            fill: isFilled ? 'accent' : 'none',
          }),
        ),
      ];
    }),
  ]),
};
