import { at, type Motif, writing } from '../card';

/** Blog: sheets in a fan, the foremost with a figure and its beginning. */
export const fannedSheets: Motif = (pen) => [
  at(40, 252, [
    ...Array.from({ length: 12 }, (_, sheet) =>
      at(
        0,
        0,
        [
          pen.rect(-98, -436, 196, 276, {
            radius: 8,
            width: 2,
            stroke: sheet === 11 ? 'accent' : 'gold',
            fill: sheet === 11 ? 'raised' : 'ground',
          }),
        ],
        -38 + sheet * 4.8,
      ),
    ),
    at(0, 0, [pen.figure(7, 0, -358, 50), writing(pen, -70, -284, 140, 5)], 14.8),
  ]),
];

/** The guide in its frame: an open book. */
export const openBook: Motif = (pen) => [
  pen.path(
    'M0 -136C-66 -172 -160 -174 -238 -150V160C-160 138 -66 140 0 178C66 140 160 138 238 160V-150C160 -174 66 -172 0 -136Z',
    { width: 3, fill: 'raised' },
  ),
  pen.path('M-238 -132l-10 4v314c90 -24 180 -22 248 12c68 -34 158 -36 248 -12v-314l-10 -4', {
    width: 2,
    opacity: 0.7,
  }),
  pen.path('M0 -136V178', { width: 2 }),
  pen.figure(9, -122, -4, 88),
  writing(pen, 36, -30, 166, 7, 26),
  pen.path('M176 -158v96l-18 -20l-18 20v-102', { stroke: 'accent', width: 3, fill: 'tint' }),
];

/** The guide itself: its cover. */
export const bookCover: Motif = (pen) => [
  pen.path(
    'M-150 -236H162a12 12 0 0 1 12 12V226a12 12 0 0 1 -12 12H-150a24 24 0 0 1 -24 -24V-212a24 24 0 0 1 24 -24Z',
    { width: 3, fill: 'raised' },
  ),
  pen.path('M174 190H-150a24 24 0 0 0 -24 24', { width: 2 }),
  pen.path('M-134 -236V190', { width: 2, opacity: 0.8 }),
  pen.rect(-110, -210, 258, 374, { radius: 6, width: 1.25, opacity: 0.6 }),
  at(19, -56, [pen.ticks(106), pen.figure(9, 0, 0, 100)]),
  ...[92, 116].map((y, index) =>
    pen.path(`M${-60 + index * 30} ${y}h${158 - index * 60}`, { width: 2, stroke: 'quiet' }),
  ),
  pen.path('M96 190v46l14 -14l14 14v-46', { stroke: 'accent', width: 3, fill: 'tint' }),
];
