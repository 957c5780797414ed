import type { FigureNumber } from '../figure';
import type { Pen } from '../pen';
import { heroPicture, paperPicture } from '../picture';

const NINE = Array.from({ length: 9 }, (_, index) => index + 1);

/** A thread of steam that sways `count` times on its way up, like a string at its `count`th tone. */
function steam(x: number, from: number, to: number, count: number, sway: number): string {
  const rise = (to - from) / count;
  return `M${x} ${from}q${2 * sway} ${(rise / 2).toFixed(1)} 0 ${rise.toFixed(1)}${`t0 ${rise.toFixed(1)}`.repeat(count - 1)}`;
}

/** A bowl seen a little from above, `half` of its width at `y`: the rim, then the side down to the foot. */
function bowl(x: number, y: number, half: number): string {
  const [rim, foot, depth] = [`A${half} ${half * 0.17} 0 0 0`, half * 0.36, half * 0.62];
  const inward = half - foot;
  return (
    `M${x - half} ${y}${rim} ${x + half} ${y}${rim} ${x - half} ${y}` +
    `c${half * 0.06} ${depth * 0.6} ${inward * 0.5} ${depth} ${inward} ${depth}h${2 * foot}` +
    `c${inward * 0.5} 0 ${inward - half * 0.06} ${-depth * 0.4} ${inward} ${-depth}`
  );
}

/** A number in its own figure. */
function badge(pen: Pen, number: FigureNumber, x: number, y: number, ink: string): string[] {
  return [
    pen.figure(number, x, y, 92, ink),
    pen.circle(x, y, 40, { stroke: 'none', fill: pen.ink.ground }),
    pen.text(String(number), x, y + 18, { size: 55, fill: pen.ink.text }),
  ];
}

/** Each habit as a thing, within 120 by 100: hairlines, and what matters in the accent. */
const habits: readonly { readonly lines: string; readonly accent: string }[] = [
  { lines: 'M-60 36H60M0 -16V-40M-34 -4l-17 -17M34 -4l17 -17', accent: 'M-30 36A30 30 0 0 1 30 36' }, // sunrise
  { lines: 'M-58 -44H22V4H-24L-40 22V4H-58Z', accent: 'M36 -12H58V24H48V40L32 24H-2V18' }, // a small answer
  { lines: 'M-60 -28H60M-60 -12H60M-60 4H60M-60 20H60M-60 36H60', accent: 'M-34 20a8 6 0 1 1 0 .1M-26 20V-26M4 4a8 6 0 1 1 0 .1M12 4V-40M42 -12a8 6 0 1 1 0 .1M50 -12V-50' }, // a song
  { lines: 'M-60 -20V44M-60 24H60V44M-60 8H-30V24M-26 24C-24 6 -10 4 10 4H44C56 4 60 12 60 24', accent: 'M22 -46a18 18 0 1 0 20 24a16 16 0 0 1 -20 -24Z' }, // a bed and the moon
  { lines: 'M-56 -44H-24V-20H-56ZM-12 -44H20V-20H-12ZM32 -44H58V-20H32ZM-56 -8H-24V14H-56ZM-12 -8H20V14H-12ZM32 -8H58V14H32ZM-56 26H-24V46H-56ZM-12 26H20V46H-12ZM32 26H58V46H32Z', accent: 'M-60 20H-18V-14H26V-50' }, // the other street
  { lines: bowl(0, 6, 58), accent: [-24, 0, 24].map((x) => steam(x, 0, -50, 3, 7)).join('') }, // soup
  { lines: 'M-56 -48H4V20H-56ZM-26 -48V20M-56 -14H4', accent: 'M56 -30V14H26V46M56 14V46M26 14H20' }, // a chair at the window
  { lines: 'M-34 0a34 34 0 1 1 0 .1', accent: '' }, // lunch
  { lines: 'M-36 -48H36V48H-36ZM-22 -30H22M-22 -14H22M-22 2H22', accent: 'M-22 26H22' }, // the day's last line
];

/** Three rows of nine evenings: kept, or left open. */
const EVENINGS = ['xx.x..xx.', 'xxx.xx..x', 'x.xxxx.xx'];

/** The pictures of the article on health and wellness. */
export const healthWellnessPictures = {
  hero: heroPicture((pen) => {
    // Soup for nine: each thread of steam sways as often as its number says.
    const [x, rim, half, gap] = [600, 404, 262, 54];
    return [
      pen.path('M90 568H1110', { width: 2, opacity: 0.6 }),
      pen.path(bowl(x, rim, half), { width: 4, fill: pen.ink.tint }),
      // A loaf to the left, a spoon to the right.
      pen.path('M170 566C150 490 290 490 270 566ZM196 528l14 -22M218 530l14 -26', { width: 3 }),
      pen.path('M1060 556L950 556M950 556C930 538 884 540 884 556S930 574 950 556', { width: 3 }),
      ...NINE.flatMap((number) => {
        const isSix = number === 6;
        const place = x + (number - 5) * gap;
        return [
          pen.path(steam(place, rim, 132, number, 11 + 15 / number), {
            stroke: isSix ? pen.ink.accent : pen.ink.gold,
            width: isSix ? 5 : 3,
          }),
          pen.text(String(number), place, 104, {
            size: 50,
            fill: isSix ? pen.ink.accent : pen.ink.text,
          }),
        ];
      }),
    ];
  }),
  'health-sum': paperPicture(640, (pen) => [
    ...badge(pen, 7, 190, 122, pen.ink.gold),
    ...badge(pen, 8, 530, 122, pen.ink.gold),
    pen.text('+', 360, 140, { size: 50 }),
    pen.text('Life Path', 190, 254, { size: 26 }),
    pen.text('Expression', 530, 254, { size: 26 }),
    pen.path('M190 276V300Q190 330 220 330H290M530 276V300Q530 330 500 330H430'),
    pen.text('15', 360, 346, { size: 50 }),
    pen.path('M360 366V392'),
    pen.text('1 + 5', 360, 422, { size: 26 }),
    ...badge(pen, 6, 360, 534, pen.ink.accent),
  ]),
  'nine-habits': paperPicture(700, (pen) =>
    habits.flatMap(({ lines, accent }, index) => {
      const [x, y] = [125 + (index % 3) * 235, 80 + Math.floor(index / 3) * 230];
      return [
        `<g transform="translate(${x} ${y})">`,
        pen.path(lines),
        pen.path(accent, { stroke: pen.ink.accent, width: 2.25 }),
        '</g>',
        pen.text(String(index + 1), x, y + 96, { size: 30 }),
      ];
    }),
  ),
  'twenty-seven-evenings': paperPicture(320, (pen) =>
    EVENINGS.flatMap((row, index) => {
      const y = 70 + index * 90;
      const kept = [...row].filter((mark) => mark === 'x').length;
      return [
        ...[...row].map((mark, evening) =>
          pen.circle(60 + evening * 64, y, 22, {
            fill: mark === 'x' ? pen.ink.gold : 'none',
            stroke: mark === 'x' ? pen.ink.gold : pen.ink.accent,
            width: 2,
          }),
        ),
        pen.text(String(kept), 670, y + 13, { size: 40 }),
      ];
    }),
  ),
} as const;
