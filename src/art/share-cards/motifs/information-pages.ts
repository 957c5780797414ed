import { assignLetters } from '@ninefold/numerology';
import { BY_DEFAULT } from '../../../numbers/letter-choices';
import { ring } from '../../figure';
import type { Color } from '../../pen';
import { at, type Motif, writing } from '../card';

/** Store: three tags on their strings. */
export const priceTags: Motif = (pen) => [
  pen.path('M-228 -214H228', { width: 4 }),
  ...([4, 9, 8] as const).flatMap((number, index) => {
    const x = -150 + index * 150;
    const top = [-110, -30, -84][index] ?? 0;
    const stroke = number === 9 ? 'accent' : 'gold';
    return [
      pen.path(`M${x} -214V${top + 26}`, { stroke, width: 2 }),
      pen.dot(x, -214, 6, stroke),
      pen.path(
        `M${x - 66} ${top + 44}L${x - 34} ${top}H${x + 34}L${x + 66} ${top + 44}V${top + 216}H${x - 66}Z`,
        { stroke, width: 3, fill: 'raised' },
      ),
      pen.circle(x, top + 26, 9, { stroke, width: 2.5, fill: 'ground' }),
      pen.figure(number, x, top + 122, 46, stroke),
      pen.path(`M${x - 36} ${top + 190}h72`, { stroke: 'quiet', width: 2 }),
    ];
  }),
];

/** About: a sum on a scrap of paper, a pencil beside it. */
export const scrapOfPaper: Motif = (pen) => {
  const letters = assignLetters('Grace', BY_DEFAULT).letters;
  const sum = letters.reduce((total, { value }) => total + value, 0);
  const digits = [...String(sum)];
  const end = digits.reduce((total, digit) => total + Number(digit), 0);
  const sheet = [
    pen.path('M-176 -196H136L180 -152V204H-176Z', { width: 3, fill: 'raised' }),
    pen.path('M136 -196V-152H180', { width: 2 }),
    ...letters.flatMap(({ letter, value }, index) => {
      const x = -116 + index * 58;
      return [
        pen.text(letter, x, -86, { size: 54 }),
        pen.text(value, x, -40, { size: 34, fill: 'gold' }),
      ];
    }),
    pen.path('M-146 -16H146', { width: 2 }),
    pen.text(sum, 116, 34, { size: 44, anchor: 'end' }),
    pen.text(`${digits.join(' + ')} =`, -132, 138, { size: 44, anchor: 'start' }),
    pen.circle(86, 124, 50, { stroke: 'accent', width: 3 }),
    pen.text(end, 86, 150, { size: 76 }),
  ];
  const pencil = [
    pen.path('M-12 -190H12V110L0 146L-12 110Z', { stroke: 'accent', width: 3, fill: 'ground' }),
    pen.path('M-12 110H12M-12 -156H12M-12 -146H12M0 -146V110', { stroke: 'accent', width: 2 }),
  ];
  return [at(-28, 0, sheet, -5), at(208, 10, pencil, 14)];
};

/** Contact: a letter, sealed. */
export const sealedLetter: Motif = (pen) => [
  pen.rect(-232, -150, 464, 300, { radius: 10, width: 3, fill: 'raised' }),
  pen.path('M-228 146L-58 -8M228 146L58 -8', { width: 2 }),
  pen.path('M-230 -146L-26 44Q0 66 26 44L230 -146', { width: 3, fill: 'raised' }),
  pen.circle(0, 40, 70, { stroke: 'accent', width: 3, fill: 'tint' }),
  pen.figure(9, 0, 40, 56, 'accent'),
];

/** Privacy: a keyhole in a plate with a scale. */
export const keyhole: Motif = (pen) => [
  pen.ticks(222),
  pen.figure(8, 0, 0, 210),
  pen.circle(0, 0, 112, { width: 3, fill: 'raised' }),
  pen.path('M-17 8L-34 74H34L17 8A36 36 0 1 0 -17 8Z', {
    stroke: 'accent',
    width: 3,
    fill: 'sunken',
  }),
];

/** Terms: a sheet with numbered paragraphs and a seal. */
export const sealedSheet: Motif = (pen) => [
  pen.rect(-160, -232, 320, 464, { radius: 8, width: 3, fill: 'raised' }),
  pen.rect(-148, -220, 296, 440, { radius: 4, width: 1.25, opacity: 0.6 }),
  ...[1, 2, 3].flatMap((number, index) => {
    const y = -156 + index * 96;
    return [
      pen.text(number, -118, y + 12, { size: 40, fill: 'gold' }),
      writing(pen, -88, y, 196, 3),
    ];
  }),
  pen.path('M72 184v58l22 -18l22 18v-58', { stroke: 'accent', width: 3, fill: 'ground' }),
  pen.circle(94, 150, 52, { stroke: 'accent', width: 3, fill: 'tint' }),
  pen.figure(4, 94, 150, 38, 'accent'),
];

/** Disclaimer: the asterisk that sends a reader to the small print. */
export const asterisk: Motif = (pen) => [
  at(0, -34, [
    pen.ticks(190),
    pen.circle(0, 0, 180, { width: 1.5 }),
    ...ring(6).map((_, arm) =>
      at(
        0,
        0,
        [
          pen.path('M0 -10C-10 -60 -34 -96 -30 -132A30 30 0 0 1 30 -132C34 -96 10 -60 0 -10Z', {
            width: 3,
            stroke: arm === 0 ? 'accent' : 'gold',
            fill: 'raised',
          }),
        ],
        arm * 60,
      ),
    ),
  ]),
  ...[196, 218].map((y, index) =>
    pen.path(`M${-130 + index * 40} ${y}h${260 - index * 80}`, { stroke: 'quiet', width: 2 }),
  ),
];

/** Affiliate disclosure: two rings, linked. */
export const linkedRings: Motif = (pen) => {
  const annulus =
    'M-136 0A136 136 0 0 1 136 0A136 136 0 0 1 -136 0ZM-104 0A104 104 0 0 0 104 0A104 104 0 0 0 -104 0Z';
  const band = (x: number, stroke: Color) =>
    at(x, 0, [pen.path(annulus, { stroke, width: 3, fill: 'raised' })]);
  return [
    band(-96, 'gold'),
    band(96, 'accent'),
    // At the lower crossing the first comes over the second.
    `<clipPath id="over"><rect x="-60" width="120" height="160"/></clipPath><g clip-path="url(#over)">${band(-96, 'gold')}</g>`,
    pen.figure(1, -96, 0, 60),
    pen.figure(2, 96, 0, 60, 'accent'),
  ];
};

/** Not found: a figure of eight with one of its stars missing. */
export const missingStar: Motif = (pen) => {
  const corners = ring(8, 200);
  const lost = 2;
  const kept = [...corners.slice(lost + 1), ...corners.slice(0, lost)];
  const gone = corners[lost] ?? { x: 0, y: 0 };
  return [
    pen.ticks(222),
    pen.circle(0, 0, 210, { width: 1.5 }),
    ...kept.flatMap((from, index) =>
      kept.slice(index + 1).map((to) => pen.lines([from, to], { width: 0.75, opacity: 0.4 })),
    ),
    pen.lines(kept, { width: 2 }),
    ...kept.map(({ x, y }) => pen.dot(x, y, 8)),
    pen.circle(gone.x, gone.y, 26, { stroke: 'accent', width: 3, dash: '7 6', fill: 'ground' }),
    pen.text('?', gone.x, gone.y + 12, { size: 36, fill: 'accent' }),
  ];
};

/** Offline: a figure in its circle, and the line to it cut. */
export const cutLine: Motif = (pen) => [
  at(-84, 0, [pen.ticks(148), pen.circle(0, 0, 138, { width: 3 }), pen.figure(4, 0, 0, 110)]),
  pen.path('M54 0H112', { width: 4 }),
  pen.path('M176 0H238', { width: 4 }),
  pen.path('M122 30L140 -30M148 30L166 -30', { stroke: 'accent', width: 4 }),
];

/** Everything: a wall of nine doors, one of them open. */
export const allDoors: Motif = (pen) =>
  [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].flatMap((column) => {
      const [x, y] = [column * 130 - 40, row * 150 - 58];
      const isOpen = row === 0 && column === 0;
      return [
        pen.rect(x, y, 80, 116, { width: 3, fill: isOpen ? 'accent' : 'raised' }),
        pen.dot(x + 64, y + 62, 5),
      ];
    }),
  );
