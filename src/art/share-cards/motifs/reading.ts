import { assignLetters } from '@ninefold/numerology';
import { A_TO_Z } from '../../../numbers/letter-choices';
import { at, type Motif, writing } from '../card';

/** Blog: sheets in a fan, the foremost with a figure and its beginning. */
export const fannedSheets: Motif = {
  shows: 'sheets of writing, spread like a fan',
  draw: (pen) => [
    at(40, 252, [
      ...Array.from({ length: 12 }, (_, sheet) =>
        at(
          0,
          0,
          [
            pen.rect(-98, -436, 196, 276, {
              radius: 8,
              width: 2,
              stroke: sheet === 11 ? pen.ink.accent : pen.ink.gold,
              fill: sheet === 11 ? pen.ink.raised : pen.ink.ground,
            }),
          ],
          -38 + sheet * 4.8,
        ),
      ),
      at(0, 0, [pen.figure(7, 0, -358, 50), writing(pen, -70, -284, 140, 5)], 14.8),
    ]),
  ],
};

/** The guide in its frame: an open book. */
export const openBook: Motif = {
  shows: 'an open book with a figure on its left page',
  draw: (pen) => [
    pen.path(
      'M0 -136C-66 -172 -160 -174 -238 -150V160C-160 138 -66 140 0 178C66 140 160 138 238 160V-150C160 -174 66 -172 0 -136Z',
      { width: 3, fill: pen.ink.raised },
    ),
    pen.path('M-238 -132l-10 4v314c90 -24 180 -22 248 12c68 -34 158 -36 248 -12v-314l-10 -4', {
      width: 2,
      opacity: 0.7,
    }),
    pen.path('M0 -136V178', { width: 2 }),
    pen.figure(9, -122, -4, 88),
    writing(pen, 36, -30, 166, 7, 26),
    pen.path('M176 -158v96l-18 -20l-18 20v-102', {
      stroke: pen.ink.accent,
      width: 3,
      fill: pen.ink.tint,
    }),
  ],
};

/** The guide itself: its cover. */
export const bookCover: Motif = {
  shows: 'the cover of a book with the figure of nine',
  draw: (pen) => [
    pen.path(
      'M-150 -236H162a12 12 0 0 1 12 12V226a12 12 0 0 1 -12 12H-150a24 24 0 0 1 -24 -24V-212a24 24 0 0 1 24 -24Z',
      { width: 3, fill: pen.ink.raised },
    ),
    pen.path('M174 190H-150a24 24 0 0 0 -24 24', { width: 2 }),
    pen.path('M-134 -236V190', { width: 2, opacity: 0.8 }),
    pen.rect(-110, -210, 258, 374, { radius: 6, width: 1.25, opacity: 0.6 }),
    at(19, -56, [pen.ticks(106), pen.figure(9, 0, 0, 100)]),
    ...[92, 116].map((y, index) =>
      pen.path(`M${-60 + index * 30} ${y}h${158 - index * 60}`, {
        width: 2,
        stroke: pen.ink.quiet,
      }),
    ),
    pen.path('M96 190v46l14 -14l14 14v-46', {
      stroke: pen.ink.accent,
      width: 3,
      fill: pen.ink.tint,
    }),
  ],
};

/** About: a sum on a scrap of paper, a pencil beside it. */
export const scrapOfPaper: Motif = {
  shows: 'a name added up on a sheet of paper, with a pencil beside it',
  draw: (pen) => {
    const letters = assignLetters('Grace', A_TO_Z).letters;
    const sum = letters.reduce((total, { value }) => total + value, 0);
    const digits = [...String(sum)];
    const end = digits.reduce((total, digit) => total + Number(digit), 0);
    const sheet = [
      pen.path('M-176 -196H136L180 -152V204H-176Z', { width: 3, fill: pen.ink.raised }),
      pen.path('M136 -196V-152H180', { width: 2 }),
      ...letters.flatMap(({ letter, value }, index) => {
        const x = -116 + index * 58;
        return [
          pen.text(letter, x, -86, { size: 54 }),
          pen.text(String(value), x, -40, { size: 34, fill: pen.ink.gold }),
        ];
      }),
      pen.path('M-146 -16H146', { width: 2 }),
      pen.text(String(sum), 116, 34, { size: 44, anchor: 'end' }),
      pen.text(`${digits.join(' + ')} =`, -132, 138, { size: 44, anchor: 'start' }),
      pen.circle(86, 124, 50, { stroke: pen.ink.accent, width: 3 }),
      pen.text(String(end), 86, 150, { size: 76 }),
    ];
    const pencil = [
      pen.path('M-12 -190H12V110L0 146L-12 110Z', {
        stroke: pen.ink.accent,
        width: 3,
        fill: pen.ink.ground,
      }),
      pen.path('M-12 110H12M-12 -156H12M-12 -146H12M0 -146V110', {
        stroke: pen.ink.accent,
        width: 2,
      }),
    ];
    return [at(-28, 0, sheet, -5), at(208, 10, pencil, 14)];
  },
};
