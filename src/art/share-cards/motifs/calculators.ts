import { assignLetters, CORE_NUMBERS } from '@ninefold/numerology';
import { onSign } from '#texts/art/share-cards';
import { BY_DEFAULT } from '../../../numbers/letter-choices';
import { type Point, ring } from '../../figure';
import { figureParts } from '../../figure-parts';
import { at, type Motif } from '../card';

/** Home: the nine numbers as nine figures, joined into the tenth. */
export const nineNumbers: Motif = (pen) => {
  const corners = ring(9, 190);
  const circle = { x: 0, y: 0, radius: 190 };
  const chords = figureParts(9, 'edgeless', circle).filter(({ name }) => name === 'chords');
  return [
    pen.parts(chords),
    pen.lines(corners, { isClosed: true, width: 1.25 }),
    ...corners.map(({ x, y }, index) =>
      at(Math.round(x), Math.round(y), [
        pen.circle(0, 0, 50, { stroke: 'none', fill: 'ground' }),
        pen.figure(CORE_NUMBERS[index] ?? 1, 0, 0, 46, index === 6 ? 'accent' : undefined),
      ]),
    ),
  ];
};

/** Personal year: the wheel of nine, with one year lit. */
export const yearWheel: Motif = (pen) => {
  const lit = 5;
  const edge = ring(9, 218, -0.5);
  const hub = ring(9, 92, -0.5);
  const from = lit - 1;
  const sector = [edge[from], edge[lit], hub[lit], hub[from]].map((point) => place(point));
  return [
    pen.path(`M${sector[0]}A218 218 0 0 1 ${sector[1]}L${sector[2]}A92 92 0 0 0 ${sector[3]}Z`, {
      stroke: 'accent',
      width: 3,
      fill: 'tint',
    }),
    pen.ticks(226),
    pen.circle(0, 0, 218, { width: 2.5 }),
    pen.circle(0, 0, 92, { width: 2.5 }),
    ...edge.map((point, index) => pen.path(`M${place(hub[index])}L${place(point)}`)),
    ...ring(9, 156).map(({ x, y }, index) =>
      pen.text(index + 1, x, y + 21, { size: 64, fill: index + 1 === lit ? 'text' : 'gold' }),
    ),
    pen.figure(9, 0, 0, 70),
  ];
};

/** Career: a pair of compasses drawing the figure of its number. */
export const compasses: Motif = (pen) => {
  const stroke = 'accent';
  const leg = (way: 1 | -1) =>
    `M${way * 5} -176L${way * 88} 104L${way * 100} 152L${way * 72} 110L${way * -9} -150Z`;
  return [
    at(0, 40, [pen.ticks(192), pen.figure(8, 0, 0, 180)]),
    pen.path(leg(-1), { stroke, width: 3, fill: 'ground' }),
    pen.path(leg(1), { stroke, width: 3, fill: 'ground' }),
    pen.path('M-50 -18A92 92 0 0 0 50 -18', { stroke, width: 3 }),
    pen.path('M-7 -196v-36h14v36', { stroke, width: 3, fill: 'ground' }),
    pen.circle(0, -170, 27, { stroke, width: 3, fill: 'ground' }),
    pen.dot(0, -170, 8, stroke),
  ];
};

/** Business: a sign on its bracket over the door. */
export const hangingSign: Motif = (pen) => {
  const letters = assignLetters(onSign, BY_DEFAULT).letters;
  return [
    pen.rect(-222, -236, 26, 472, { width: 2.5, fill: 'raised' }),
    pen.path('M-196 -190H200', { width: 5 }),
    pen.dot(204, -190, 9),
    pen.path('M-196 -72C-150 -76 -128 -130 -126 -188', { width: 3 }),
    pen.circle(-164, -156, 22, { width: 3 }),
    ...[-52, 148].map((x) => pen.path(`M${x} -188v80`, { width: 3, dash: '9 5' })),
    pen.rect(-122, -108, 340, 300, { radius: 16, width: 4, fill: 'raised' }),
    pen.rect(-110, -96, 316, 276, { radius: 9, width: 1.25, opacity: 0.7 }),
    pen.figure(6, 48, -6, 74),
    ...letters.flatMap(({ letter, value }, index) => {
      const x = -64 + index * 75;
      return [
        pen.text(letter, x, 124, { size: 52 }),
        pen.text(value, x, 162, { size: 30, fill: 'accent' }),
      ];
    }),
  ];
};

/** Karmic past life: a hall of earlier selves, each behind the last and a little turned. */
export const earlierLives: Motif = (pen) => {
  const frames = Array.from({ length: 13 }, (_, depth) => {
    const corners = ring(9, 228 * 0.84 ** depth, depth * 0.22);
    return { corners, depth };
  });
  const rays = (frames[0]?.corners ?? []).map((_, corner) =>
    pen.lines(
      frames.flatMap(({ corners }) => corners[corner] ?? []),
      { width: 1, opacity: 0.5 },
    ),
  );
  return [
    pen.ticks(232),
    pen.circle(0, 0, 228, { width: 2 }),
    ...rays,
    ...frames.map(({ corners, depth }) =>
      pen.lines(corners, {
        isClosed: true,
        width: Math.max(1.25, 3 - depth * 0.18),
        stroke: depth === 4 ? 'accent' : 'gold',
      }),
    ),
    pen.dot(0, 0, 9, 'accent'),
  ];
};

function place(point: Point | undefined): string {
  return `${(point?.x ?? 0).toFixed(1)} ${(point?.y ?? 0).toFixed(1)}`;
}
