import type { CoreNumber } from '@ninefold/numerology';
import { rooms, triads } from '#texts/art/pictures';
import { SCORE_TABLE } from '../../compatibility/score-table';
import { isTriadPair, TRIADS } from '../../compatibility/triads';
import { type Point, ring } from '../figure';
import type { Color, Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

const [MIND, MATTER, HEART] = TRIADS;

/** A fork seen from above, its tines pointing right, or left when `way` is -1. */
function fork(x: number, y: number, way: 1 | -1): string {
  const at = (along: number) => x + way * along;
  const tines = [-12, -4, 4, 12].map((tine) => `M${at(22)} ${y + tine}H${at(72)}`);
  return `M${at(-72)} ${y}H${at(8)}Q${at(10)} ${y - 12} ${at(22)} ${y - 12}M${at(8)} ${y}Q${at(10)} ${y + 12} ${at(22)} ${y + 12}${tines.join('')}`;
}

/** A knife seen from above, its point to the right, or left when `way` is -1. */
function knife(x: number, y: number, way: 1 | -1): string {
  const at = (along: number) => x + way * along;
  const edge = way * 14;
  return `M${at(-72)} ${y}H${at(72)}Q${at(70)} ${y - edge} ${at(40)} ${y - edge}H${at(-8)}V${y}`;
}

/** A cup on its saucer, with a spoon's worth of coffee left in it. */
function cup(pen: Pen, x: number, y: number, way: 1 | -1): string {
  return [
    pen.circle(x, y, 62, { width: 2 }),
    pen.circle(x, y, 38, { width: 3 }),
    pen.circle(x, y, 26, { width: 1.5, opacity: 0.7 }),
    pen.path(`M${x + way * 37} ${y - 8}h${way * 20}v16h${way * -20}`, { width: 3 }),
  ].join('');
}

/** One place at the table: the plate with a number's figure on it, fork to the eater's left. */
function place(pen: Pen, x: number, number: CoreNumber, facing: 1 | -1): string {
  const middle = 315;
  return [
    pen.circle(x, middle, 158, { width: 3 }),
    pen.circle(x, middle, 150, { width: 1.5, opacity: 0.7 }),
    pen.figure(number, x, middle, 112),
    pen.path(fork(x, middle - facing * 198, facing), { width: 3 }),
    pen.path(knife(x, middle + facing * 198, facing), { width: 3 }),
    cup(pen, x + facing * 196, middle + facing * 150, facing),
  ].join('');
}

/** The coffee pot from above: the one thing on the table that belongs to both. */
function pot(pen: Pen, x: number, y: number): string {
  const stroke = 'accent';
  const spout = `M${x - 26} ${y - 54}Q${x - 10} ${y - 72} ${x - 12} ${y - 104}H${x + 12}Q${x + 10} ${y - 72} ${x + 26} ${y - 54}`;
  const handle = (half: number, depth: number) =>
    `M${x - half} ${y + 58}C${x - half * 1.7} ${y + depth} ${x + half * 1.7} ${y + depth} ${x + half} ${y + 58}`;
  return [
    pen.circle(x, y, 60, { stroke, width: 3.5 }),
    pen.circle(x, y, 42, { stroke, width: 2 }),
    pen.dot(x, y, 9, stroke),
    pen.path(spout, { stroke, width: 3.5 }),
    pen.path(handle(26, 138) + handle(14, 114), { stroke, width: 3 }),
  ].join('');
}

function toast(pen: Pen, x: number, y: number): string {
  const slice = (size: number) =>
    `M${x - size} ${y + size}V${y - size * 0.4}C${x - size * 1.5} ${y - size * 1.3} ${x + size * 1.5} ${y - size * 1.3} ${x + size} ${y - size * 0.4}V${y + size}Z`;
  return pen.path(slice(42), { width: 3 }) + pen.path(slice(33), { width: 1.5, opacity: 0.7 });
}

function orange(pen: Pen, x: number, y: number): string {
  const segments = ring(8, 40, 0.5).map(
    (rim) => `M${x} ${y}l${rim.x.toFixed(0)} ${rim.y.toFixed(0)}`,
  );
  return [
    pen.circle(x, y, 50, { width: 3 }),
    pen.circle(x, y, 40, { width: 1.5 }),
    pen.path(segments.join(''), { width: 1.5 }),
  ].join('');
}

/** A number on its disc, as at the corner of a triad. */
function corner(pen: Pen, { x, y }: Point, number: number, stroke: Color): string {
  return (
    pen.circle(x, y, 27, { stroke, width: 2, fill: 'ground' }) +
    pen.text(number, x, y + 10, { size: 32 })
  );
}

/** A morning's turns: minutes after half past six, and the room at each (0 bed, 2 street). */
interface Morning {
  readonly minutes: readonly number[];
  readonly rooms: readonly number[];
}

const FOUR: Morning = { minutes: [0, 2, 8, 70, 76, 90], rooms: [0, 0, 1, 1, 2, 2] };
const FIVE: Morning = {
  minutes: [0, 40, 44, 49, 53, 60, 64, 76, 80, 90],
  rooms: [0, 0, 1, 1, 2, 2, 1, 1, 2, 2],
};

export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => [
    pen.rect(48, 34, 1104, 562, { radius: 40, width: 3 }),
    pen.rect(62, 48, 1076, 534, { radius: 30, width: 1.25, opacity: 0.6 }),
    place(pen, 290, 4, 1),
    place(pen, 910, 5, -1),
    pot(pen, 600, 306),
    toast(pen, 486, 164),
    orange(pen, 714, 468),
  ]),

  'love-triads': paperPicture(580, (pen) => {
    const corners = ring(9, 205, 1).map(({ x, y }) => ({ x: 360 + x, y: 250 + y }));
    const at = (number: number): Point => corners[number - 1] ?? { x: 360, y: 250 };
    const looks = [
      { triad: MIND, word: triads.mind, stroke: 'text', width: 2, dash: '9 6' },
      { triad: MATTER, word: triads.matter, stroke: 'gold', width: 2 },
      { triad: HEART, word: triads.heart, stroke: 'accent', width: 3 },
    ] as const;
    return [
      pen.circle(360, 250, 205, { stroke: 'line', width: 1.25 }),
      ...looks.map(({ triad, ...look }) => pen.lines(triad.map(at), { ...look, isClosed: true })),
      ...looks.flatMap(({ triad, stroke }) =>
        triad.map((number) => corner(pen, at(number), number, stroke)),
      ),
      ...looks.flatMap(({ word, ...look }, index) => {
        const x = 100 + index * 200;
        return [
          pen.path(`M${x} 545h50`, look),
          pen.text(word, x + 62, 552, { size: 26, anchor: 'start' }),
        ];
      }),
    ];
  }),

  'love-table': paperPicture(640, (pen) => {
    const at = (number: number) => 40 + number * 62;
    return [
      ...SCORE_TABLE.flatMap((row, index) => [
        pen.text(index + 1, at(index + 1) + 40, 50, { size: 28 }),
        pen.text(index + 1, 70, at(index + 1) + 10, { size: 28 }),
        ...row.map((score, place) =>
          pen.dot(
            at(place + 1) + 40,
            at(index + 1),
            3 + ((score - 32) / 50) * 23,
            isTriadPair(index + 1, place + 1) ? 'accent' : 'gold',
          ),
        ),
      ]),
    ];
  }),

  'love-morning': paperPicture(400, (pen) => {
    const x = (minute: number) => 124 + minute * 6;
    const y = (room: number) => 66 + room * 116;
    const drawn = ({ minutes, rooms }: Morning, shift: number) =>
      minutes.map((minute, turn) => ({ x: x(minute), y: y(rooms[turn] ?? 0) + shift }));
    const together = [
      [44, 49],
      [64, 70],
    ] as const;
    return [
      ...rooms.flatMap((room, index) => [
        pen.path(`M${x(0)} ${y(index)}H${x(90)}`, { stroke: 'line', width: 1 }),
        pen.text(room, 110, y(index) + 8, { size: 26, anchor: 'end', fill: 'quiet' }),
      ]),
      ...together.map(([from, to]) =>
        pen.rect(x(from), y(1) - 26, x(to) - x(from), 52, {
          stroke: 'accent',
          width: 2.5,
          fill: 'tint',
          radius: 4,
        }),
      ),
      pen.lines(drawn(FOUR, -5), { width: 2.5 }),
      pen.lines(drawn(FIVE, 5), { width: 2.5, stroke: 'text' }),
      ...[0, 30, 60, 90].flatMap((minute) => [
        pen.path(`M${x(minute)} 326v10`, { width: 1.25 }),
        pen.text(['6:30', '7:00', '7:30', '8:00'][minute / 30] ?? '', x(minute), 368, { size: 26 }),
      ]),
      pen.text('4', x(18), y(1) - 18, { size: 34, fill: 'gold' }),
      pen.text('5', x(28), y(0) + 40, { size: 34 }),
    ];
  }),
};
