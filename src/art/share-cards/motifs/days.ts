import { birthday } from '@ninefold/numerology';
import type { Motif } from '../card';

/** The number whose figure is behind a day's leaf. */
export function figureOfDay(day: number) {
  return birthday({ year: 2000, month: 1, day }).value;
}

/** A day's leaf of a calendar, over the figure of its number. */
export function calendarLeaf(day: number): Motif {
  const number = figureOfDay(day);
  return (pen) => [
    pen.ticks(222),
    pen.figure(number, 0, 0, 210),
    pen.rect(-112, -104, 224, 232, { radius: 12, width: 3, fill: 'raised' }),
    pen.path('M-112 -60H112', { width: 2 }),
    ...[-56, 56].map((x) => pen.circle(x, -104, 11, { width: 3, fill: 'ground' })),
    pen.text(day, 0, 82, { size: 150 }),
  ];
}

/** All birthdays: a month's leaf with a dot for each day, and one of them marked. */
export const calendarPage: Motif = (pen) => {
  const place = (day: number) => ({
    x: -162 + ((day - 1) % 7) * 54,
    y: -76 + Math.floor((day - 1) / 7) * 58,
  });
  const marked = place(18);
  return [
    pen.rect(-220, -190, 440, 410, { radius: 14, width: 3, fill: 'raised' }),
    pen.path('M-220 -122H220', { width: 2 }),
    ...[-120, 120].map((x) => pen.circle(x, -190, 13, { width: 3, fill: 'ground' })),
    pen.text('1 – 31', 0, -142, { size: 44, fill: 'gold' }),
    ...Array.from({ length: 31 }, (_, index) => place(index + 1)).map(({ x, y }) =>
      pen.dot(x, y, 8),
    ),
    pen.circle(marked.x, marked.y, 24, { stroke: 'accent', width: 4 }),
  ];
};

/** Angel numbers: a clock that reads 11:11, inside the figure of 11. */
export const clockFace: Motif = (pen) => [
  pen.ticks(222),
  pen.figure(11, 0, 0, 210),
  pen.rect(-150, -64, 300, 128, { radius: 14, width: 3, fill: 'raised' }),
  pen.text('11:11', 0, 38, { size: 104, fill: 'accent' }),
];

/** Birth grid: the square of nine with a date in it, and its full lines. */
export const birthSquare: Motif = (pen) => {
  const place = (index: number) => (index - 1) * 140;
  const filled = [1, 2, 3, 7, 8, 9];
  return [
    pen.rect(-210, -210, 420, 420, { width: 3, fill: 'raised' }),
    pen.path('M-70 -210V210M70 -210V210M-210 -70H210M-210 70H210', { width: 1.5 }),
    pen.path('M-140 140V-140M140 140V-140', { stroke: 'accent', width: 3 }),
    ...filled.map((digit) =>
      pen.text(digit, place(Math.floor((digit - 1) / 3)), -place((digit - 1) % 3) + 30, {
        size: 88,
      }),
    ),
  ];
};

/** Today: three leaves of a calendar, each with a figure: the day, the month and the year. */
export const dayLeaves: Motif = (pen) =>
  (
    [
      { x: -150, number: 3 },
      { x: 0, number: 5 },
      { x: 150, number: 8 },
    ] as const
  ).flatMap(({ x, number }) => [
    pen.rect(x - 66, -110, 132, 220, { radius: 10, width: 3, fill: 'raised' }),
    pen.path(`M${x - 66} -68H${x + 66}`, { width: 2 }),
    pen.figure(number, x, 20, 50),
  ]);
