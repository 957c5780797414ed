import { type CoreNumber, firstName, letterValue } from '@ninefold/numerology';
import { slipDate, soundAlike } from '#texts/art/share-cards';
import { BY_DEFAULT } from '../../../numbers/letter-choices';
import { ring } from '../../figure';
import type { Color, Pen } from '../../pen';
import { SIGIL_POINTS, sigilParts } from '../../sigil';
import { at, type Motif, writing } from '../card';

/** Daily Decoder: the day as a dial from 0 to 100, with the sun for its hand. */
export const dayDial: Motif = {
  draw: (pen) => {
    const on = (percent: number, radius: number) => {
      const angle = Math.PI * (1 - percent / 100);
      return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
    };
    const score = 72;
    const sun = on(score, 190);
    const marks = Array.from({ length: 51 }, (_, index) =>
      pen.lines([on(index * 2, 222), on(index * 2, index % 5 === 0 ? 240 : 231)], { width: 1.5 }),
    );
    const tip = on(score, 222);
    return [
      at(0, 96, [
        pen.path('M-222 0A222 222 0 0 1 222 0', { width: 2.5 }),
        pen.path('M-158 0A158 158 0 0 1 158 0', { width: 1.5 }),
        pen.path(`M-222 0A222 222 0 0 1 ${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`, {
          stroke: 'accent',
          width: 7,
        }),
        ...marks,
        pen.path('M-240 0H240', { width: 2.5 }),
        ...[24, 48, 72].map((drop, index) =>
          pen.path(`M${-200 + index * 50} ${drop}H${200 - index * 50}`, {
            width: 1.5,
            opacity: 0.6 - index * 0.14,
          }),
        ),
        ...ring(12, 1).map(({ x, y }) =>
          pen.lines(
            [
              { x: sun.x + x * 48, y: sun.y + y * 48 },
              { x: sun.x + x * 60, y: sun.y + y * 60 },
            ],
            { width: 2.5 },
          ),
        ),
        pen.circle(sun.x, sun.y, 40, { width: 2.5, fill: 'ground' }),
        pen.figure(9, sun.x, sun.y, 32),
        pen.text(score, 0, -22, { size: 132 }),
      ]),
    ];
  },
};

/** Name Vibration: two figures that reach into each other. */
export const twoFigures: Motif = {
  draw: (pen) => [
    pen.path('M0 -118A143 143 0 0 1 0 118A143 143 0 0 1 0 -118Z', { stroke: 'none', fill: 'tint' }),
    pen.figure(7, -80, 0, 143),
    pen.figure(5, 80, 0, 143, 'accent'),
    ...[-80, 80].map((x) => pen.circle(x, 0, 155, { width: 1.25, opacity: 0.5 })),
    pen.text('A', -150, 34, { size: 96 }),
    pen.text('Z', 150, 34, { size: 96 }),
  ],
};

/** Two people: their figures drawn over each other, and the five pairs below. */
export const overlaidFigures: Motif = {
  draw: (pen) => [
    pen.figure(6, 0, -34, 168),
    pen.figure(9, 0, -34, 168, 'accent'),
    pen.circle(0, -34, 182, { width: 1.25, opacity: 0.5 }),
    ...[-2, -1, 0, 1, 2].flatMap((place) => [
      pen.dot(place * 64 - 10, 204, 7),
      pen.dot(place * 64 + 10, 204, 7),
    ]),
  ],
};

/** Names compared: two names above each other, each letter over its value, and what they come to. */
export const comparedNames: Motif = {
  draw: (pen) =>
    soundAlike.flatMap((name, place) => {
      const y = place === 0 ? -118 : 118;
      const cell = 296 / name.length;
      const number = firstName(name, BY_DEFAULT).value as CoreNumber;
      return [
        ...Array.from(name.toUpperCase(), (letter, index) => {
          const x = -232 + index * cell;
          const middle = x + cell / 2 - 4;
          return [
            pen.rect(x, y - 62, cell - 8, 124, { fill: 'raised', radius: 8 }),
            pen.text(letter, middle, y - 4, { size: 0.7 * cell }),
            pen.text(letterValue(letter), middle, y + 44, { size: 34, fill: 'gold' }),
          ];
        }).flat(),
        pen.figure(number, 158, y, 74),
        pen.text(number, 158, y + 18, { size: 54 }),
      ];
    }),
};

/** Lottery: forty-nine places on a wheel, six of them drawn. */
export const drawnNumbers: Motif = {
  draw: (pen) => {
    const drawn = [4, 13, 19, 28, 35, 44];
    const places = ring(49, 190);
    const chosen = drawn.map((number) => places[number - 1] ?? { x: 0, y: 0 });
    return [
      pen.ticks(228, 98),
      pen.circle(0, 0, 190, { width: 1.25, opacity: 0.6 }),
      ...places.map(({ x, y }) => pen.dot(x, y, 3)),
      pen.lines(chosen, { isClosed: true, width: 2, stroke: 'accent' }),
      ...chosen.map(({ x, y }, index) => ball(pen, x, y, drawn[index] ?? 0)),
      pen.figure(6, 0, 0, 74),
    ];
  },
};

function ball(pen: Pen, x: number, y: number, number: number): string {
  return (
    pen.circle(x, y, 40, { width: 3, fill: 'raised' }) + pen.text(number, x, y + 13, { size: 40 })
  );
}

/** Why sites differ: two slips of paper, one sum, two results. */
export const twoSlips: Motif = {
  draw: (pen) => [
    at(-112, 18, [slip(pen, '33', 'gold')], -7),
    at(118, -12, [slip(pen, '6', 'accent')], 6),
  ],
};

function slip(pen: Pen, result: string, stroke: Color): string {
  return [
    pen.rect(-104, -172, 208, 344, { radius: 8, width: 2.5, stroke, fill: 'raised' }),
    pen.text(slipDate, 0, -104, { size: 40 }),
    writing(pen, -72, -72, 144, 3, 28),
    pen.path('M-72 22H72', { stroke, width: 3 }),
    pen.text(result, 0, 128, { size: 104 }),
  ].join('');
}

/** The sigil: the shape of the name Anna Lee. */
export const nameShape: Motif = {
  draw: (pen) => [
    '<g transform="scale(1.9)">',
    pen.parts(sigilParts([1, 5, 5, 1, 3, 5, 5], 2.6)),
    ...SIGIL_POINTS.map(({ x, y }) => pen.dot(x, y, 3)),
    '</g>',
  ],
};

/** The blind test: three sheets without a number, one of them marked. */
export const threeCards: Motif = {
  draw: (pen) => [
    at(-158, 14, [sheet(pen, 'gold')], -9),
    at(158, 14, [sheet(pen, 'gold')], 9),
    at(0, -14, [
      sheet(pen, 'accent'),
      pen.circle(0, 120, 40, { stroke: 'accent', width: 3, fill: 'tint' }),
      pen.text('?', 0, 138, { size: 54, fill: 'accent' }),
    ]),
  ],
};

function sheet(pen: Pen, stroke: Color): string {
  return [
    pen.rect(-88, -150, 176, 300, { radius: 8, width: 2.5, stroke, fill: 'raised' }),
    writing(pen, -60, -112, 120, 7, 28),
  ].join('');
}

/** By hand: a sum on squared paper, and the pencil that wrote it. */
export const pencilSum: Motif = {
  draw: (pen) => [
    pen.rect(-214, -180, 428, 360, { radius: 8, width: 2.5, fill: 'raised' }),
    ...Array.from({ length: 8 }, (_, row) =>
      pen.path(`M-214 ${-140 + row * 40}h428`, { width: 1, opacity: 0.25 }),
    ),
    ...Array.from({ length: 10 }, (_, column) =>
      pen.path(`M${-174 + column * 40} -180v360`, { width: 1, opacity: 0.25 }),
    ),
    pen.text('17', -118, -64, { size: 92 }),
    pen.text('1 + 7', -66, 38, { size: 76 }),
    pen.path('M-178 66H46', { width: 3 }),
    pen.text('8', -66, 156, { size: 92, fill: 'gold' }),
    at(
      138,
      24,
      [
        pen.path('M-17 -150H17V94L0 140L-17 94Z', { stroke: 'accent', width: 3, fill: 'tint' }),
        pen.path('M-17 94H17M-17 -118H17M-6 124H6', { stroke: 'accent', width: 2.5 }),
      ],
      28,
    ),
  ],
};
