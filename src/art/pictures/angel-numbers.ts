import { weekdays } from '#texts/art/pictures';
import type { Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

/** One bar of a clock's display, pointed at both ends, from a point straight to the right or down. */
function bar(x: number, y: number, length: number, thick: number, isUpright: boolean): string {
  const [half, body] = [thick / 2, length - thick];
  return isUpright
    ? `M${x} ${y}l${half} ${half}v${body}l${-half} ${half}l${-half} ${-half}v${-body}z`
    : `M${x} ${y}l${half} ${-half}h${body}l${half} ${half}l${-half} ${half}h${-body}z`;
}

/** A 1 on a seven-bar display: two bars lit, five dark. */
function digitOne(pen: Pen, x: number, y: number, side: number, thick: number): string[] {
  const gap = 4;
  const upright = (column: number, row: number) =>
    bar(x + column * side, y + row * side + gap, side - 2 * gap, thick, true);
  const level = (row: number) => bar(x + gap, y + row * side, side - 2 * gap, thick, false);
  const dark = [level(0), level(1), level(2), upright(0, 0), upright(0, 1)];
  return [
    pen.path(dark.join(''), { stroke: 'line', width: 1.5 }),
    pen.path(upright(1, 0) + upright(1, 1), { stroke: 'none', fill: 'gold' }),
  ];
}

/** Eleven feathers from the side of the clock, the uppermost the longest; `out` is 1 or -1. */
function wing(pen: Pen, x: number, y: number, out: 1 | -1): string[] {
  const feathers = Array.from({ length: 11 }, (_, index) => {
    const [root, length, angle] = [y + index * 16, 276 - index * 11, 0.74 - index * 0.115];
    const point = (along: number, across: number) => {
      const px = x + out * (along * Math.cos(angle) + across * Math.sin(angle));
      const py = root - along * Math.sin(angle) + across * Math.cos(angle);
      return `${px.toFixed(1)} ${py.toFixed(1)}`;
    };
    const back = `C${point(length * 0.3, -30)} ${point(length * 0.75, -34)} ${point(length, 12)}`;
    const front = `C${point(length * 0.7, 22)} ${point(length * 0.35, 16)} ${point(0, 0)}`;
    return `M${point(0, 0)}${back}${front}`;
  });
  return feathers.toReversed().map((d) => pen.path(d, { width: 2, fill: 'raised' }));
}

/** A line of hours with a mark at each minute whose digits are all alike. */
function hours(pen: Pen, y: number, names: readonly string[], times: readonly string[]): string[] {
  const [left, width] = [60, 600];
  const count = names.includes('24') ? 24 : 12;
  const at = (minutes: number) => Number((left + (minutes / (count * 60)) * width).toFixed(1));
  const ticks = Array.from({ length: count + 1 }, (_, hour) => `M${at(hour * 60)} ${y}v12`);
  return [
    pen.path(`M${left} ${y}h${width}${ticks.join('')}`, { width: 1.25 }),
    ...names.map((name, index) =>
      pen.text(name, left + (index / (names.length - 1)) * width, y + 42, {
        size: 26,
        fill: 'quiet',
      }),
    ),
    ...times.flatMap((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      const x = at(hour * 60 + minute);
      return [
        pen.path(`M${x} ${y}v-34`, { stroke: 'accent', width: 2.5 }),
        pen.text(time, x, y - 44, { size: 28 }),
      ];
    }),
  ];
}

/** A hundred numbers as a ten by ten field, the one with three equal digits marked. */
function hundred(pen: Pen, x: number, y: number, cell: number, digit: number): string[] {
  const side = cell * 10;
  const rules = Array.from({ length: 9 }, (_, index) => (index + 1) * cell);
  return [
    pen.path(rules.map((at) => `M${x + at} ${y}v${side}M${x} ${y + at}h${side}`).join(''), {
      stroke: 'line',
      width: 1,
    }),
    pen.rect(x, y, side, side, { width: 1.25 }),
    pen.rect(x + digit * cell, y + digit * cell, cell, cell, { stroke: 'none', fill: 'accent' }),
    pen.text(String(digit).repeat(3), x + side / 2, y + side + 32, { size: 28 }),
  ];
}

/** A week of sixty looks at the clock a day; three of them found the digits all alike. */
function week(pen: Pen, left: number, top: number): string[] {
  const [PITCH, ROW] = [10, 42];
  const hits = [
    { day: 1, look: 22 },
    { day: 3, look: 47 },
    { day: 4, look: 9 },
  ];
  const middle = (day: number) => top + day * ROW;
  return [
    ...weekdays.map((_, day) =>
      pen.text(weekdays[(day + 1) % 7] ?? '', left - 30, middle(day) + 9, {
        size: 27,
        fill: 'quiet',
      }),
    ),
    pen.path(Array.from({ length: 7 }, (_, day) => `M${left} ${middle(day)}h600`).join(''), {
      stroke: 'gold',
      width: 4,
      dash: '4 6',
    }),
    ...hits.map(({ day, look }) => pen.dot(left + look * PITCH + 2, middle(day), 7.5, 'accent')),
  ];
}

export const pictures: ArticlePictures = {
  // The clock at 11:11 in its case, the dark bars still to be seen, with eleven feathers on either side.
  hero: heroPicture((pen) => [
    ...wing(pen, 300, 270, -1),
    ...wing(pen, 900, 270, 1),
    pen.rect(296, 198, 608, 280, { width: 3, radius: 36, fill: 'sunken' }),
    pen.path('M380 478l-22 34h-44M820 478l22 34h44', { width: 3 }),
    ...[340, 476, 632, 768].flatMap((x) => digitOne(pen, x, 246, 92, 24)),
    ...[292, 384].map((y) => pen.dot(600, y, 11, 'accent')),
  ]),
  'angel-clock-day': paperPicture(350, (pen) => [
    ...hours(
      pen,
      110,
      ['12', '3', '6', '9', '12'],
      ['1:11', '2:22', '3:33', '4:44', '5:55', '11:11'],
    ),
    ...hours(pen, 276, ['0', '6', '12', '18', '24'], ['00:00', '11:11', '22:22']),
  ]),
  'angel-thousand-plates': paperPicture(380, (pen) =>
    Array.from({ length: 10 }, (_, digit) =>
      hundred(pen, 41 + (digit % 5) * 132, 24 + Math.floor(digit / 5) * 190, 11, digit),
    ).flat(),
  ),
  'angel-week-of-looks': paperPicture(336, (pen) => week(pen, 84, 42)),
};
