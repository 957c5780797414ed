import { CORE_NUMBERS, type CoreNumber, letterValue } from '@ninefold/numerology';
import { compatibilityScore } from '../../../compatibility/compatibility-score';
import { FRIENDS_FROM } from '../../../compatibility/meeting';
import { ALPHABET } from '../../../numbers/digits-and-letters';
import { ring } from '../../figure';
import { at, type Motif } from '../card';

/** One number's figure in its graduated circle, with the number itself in the middle. */
export function emblem(number: CoreNumber): Motif {
  return (pen) => [
    pen.ticks(222),
    pen.filledFigure(number, 0, 0, 210),
    pen.text(number, 0, 56, { size: 168 }),
  ];
}

/** All twelve figures on the hours of a dial. */
export const twelveFigures: Motif = (pen) => [
  pen.ticks(226),
  pen.circle(0, 0, 184, { stroke: 'line', width: 1.25 }),
  ...ring(12, 184).map(({ x, y }, index) =>
    at(Math.round(x), Math.round(y), [
      pen.circle(0, 0, 39, { stroke: 'none', fill: 'ground' }),
      pen.filledFigure(CORE_NUMBERS[index] ?? 1, 0, 0, 36),
    ]),
  ),
  ...ring(12, 118).map(({ x, y }, index) =>
    pen.text(CORE_NUMBERS[index] ?? 1, x, y + 10, { size: 30, fill: 'quiet' }),
  ),
  pen.figure(9, 0, 0, 76, 'accent'),
];

/** The table of all pairs. */
export const pairTable: Motif = (pen) => {
  const place = (index: number) => -146 + index * 30;
  return CORE_NUMBERS.flatMap((row, at) => [
    pen.text(row, place(at), -178, { size: 22, fill: 'quiet' }),
    pen.text(row, -178, place(at) + 7, { size: 22, fill: 'quiet' }),
    ...CORE_NUMBERS.map((column, other) => {
      const score = compatibilityScore(row, column).value;
      const fill = score >= FRIENDS_FROM ? 'accent' : 'gold';
      return pen.dot(place(other), place(at), 2 + ((score - 32) / 50) * 11, fill);
    }),
  ]);
};

/** The alphabet in rows of nine, under the values of its columns. */
export const letterRows: Motif = (pen) => [
  pen.rect(-238, -150, 476, 300, { fill: 'raised', radius: 10 }),
  pen.path('M-214 -72H214', { width: 1.5 }),
  ...Array.from({ length: 9 }, (_, column) =>
    pen.text(column + 1, (column - 4) * 48, -90, { size: 42, fill: 'gold' }),
  ),
  ...ALPHABET.map((letter, place) =>
    pen.text(letter, (letterValue(letter) - 5) * 48, -20 + Math.floor(place / 9) * 64, {
      size: 38,
    }),
  ),
];
