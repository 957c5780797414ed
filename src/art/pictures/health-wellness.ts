import type { CoreNumber } from '@ninefold/numerology';
import { date, name } from '#texts/art/pictures';
import { DIGITS } from '../../numbers/digits-and-letters';
import type { Color, Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

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

function badge(pen: Pen, number: CoreNumber, x: number, y: number, ink: Color): string[] {
  return [
    pen.figure(number, x, y, 92, ink),
    pen.circle(x, y, 40, { stroke: 'none', fill: 'ground' }),
    pen.text(number, x, y + 18, { size: 55, fill: 'text' }),
  ];
}

/** Nine blocks of a town, with streets between them. */
const BLOCKS = [-60, -17, 26]
  .flatMap((x) => [-48, -13, 22].map((y) => `M${x} ${y}h34v26h-34z`))
  .join('');

/** Each habit as a thing, within 120 by 100: hairlines, and what matters in the accent. */
const HABITS: readonly { readonly lines: string; readonly accent: string }[] = [
  // 1: the sun before anyone else
  {
    lines: 'M-60 36H60M0 -12V-40M-34 -2l-18 -18M34 -2l18 -18',
    accent: 'M-30 36A30 30 0 0 1 30 36',
  },
  // 2: a long question, a short answer
  { lines: 'M-58 -44H22V4H-24L-40 22V4H-58Z', accent: 'M6 16H58V38H50V50L36 38H6Z' },
  // 3: three notes
  {
    lines: 'M-60 -28H60M-60 -12H60M-60 4H60M-60 20H60M-60 36H60',
    accent: [-44, -8, 28].map((x, i) => `M${x} ${20 - i * 16}a9 7 0 1 1 0 .1m18 0v-42`).join(''),
  },
  // 4: a bed, and the moon over it
  {
    lines: 'M-60 -20V44M-60 24H60V44M-60 8H-30V24M-26 24C-24 6 -10 4 10 4H44C56 4 60 12 60 24',
    accent: 'M22 -46a18 18 0 1 0 20 24a16 16 0 0 1 -20 -24Z',
  },
  // 5: the other way home
  { lines: BLOCKS, accent: 'M-66 17.5H-21.5V-17.5H21.5V-54' },
  // 6: soup
  { lines: bowl(0, 8, 58), accent: [-24, 0, 24].map((x) => steam(x, 4, -46, 3, 7)).join('') },
  // 7: a chair that faces the window
  { lines: 'M-58 -48H2V20H-58ZM-28 -48V20M-58 -14H2', accent: 'M56 -30V46M56 12H22M28 12V46' },
  // 8: lunch at a table
  {
    lines: 'M-32 0a32 32 0 1 1 0 .1M-21 0a21 21 0 1 1 0 .1',
    accent: 'M-60 -38v16a7 7 0 0 0 14 0v-16M-53 -38V40M52 40V-38q10 12 8 38h-8',
  },
  // 9: a line under the day
  { lines: 'M-36 -48H36V48H-36ZM-20 -28H20M-20 -12H20M-20 4H20', accent: 'M-20 28H20' },
];

/** Three rows of nine evenings: kept, or left open. */
const EVENINGS = ['xx.x..xx.', 'xxx.xx..x', 'x.xxxx.xx'];

export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => {
    // Soup for nine: each thread of steam sways as often as its number says.
    const [x, rim, half, gap] = [600, 404, 272, 58];
    return [
      pen.path('M90 568H1110', { width: 2, opacity: 0.6 }),
      pen.path(bowl(x, rim, half), { width: 4, fill: 'tint' }),
      // A loaf to the left, a spoon to the right.
      pen.path('M170 566C150 490 290 490 270 566ZM200 546l12 -22M226 546l12 -22', { width: 3 }),
      pen.path('M1060 556L950 556M950 556C930 538 884 540 884 556S930 574 950 556', { width: 3 }),
      ...DIGITS.flatMap((number) => {
        const isSix = number === 6;
        const left = x + (number - 5) * gap;
        return [
          pen.path(steam(left, rim, 132, number, 16), {
            stroke: isSix ? 'accent' : 'gold',
            width: isSix ? 5 : 3,
          }),
          pen.text(number, left, 104, { size: 50, fill: isSix ? 'accent' : 'text' }),
        ];
      }),
    ];
  }),
  'health-sum': paperPicture(672, (pen) => [
    ...badge(pen, 7, 190, 122, 'gold'),
    ...badge(pen, 8, 530, 122, 'gold'),
    pen.text('+', 360, 140, { size: 50 }),
    pen.text(date, 190, 254, { size: 26 }),
    pen.text(name, 530, 254, { size: 26 }),
    pen.path('M190 276V300Q190 330 220 330H290M530 276V300Q530 330 500 330H430'),
    pen.text('15', 360, 346, { size: 50 }),
    pen.path('M360 366V392'),
    pen.text('1 + 5', 360, 422, { size: 26 }),
    ...badge(pen, 6, 360, 556, 'accent'),
  ]),
  'nine-habits': paperPicture(720, (pen) =>
    HABITS.flatMap(({ lines, accent }, index) => {
      const [x, y] = [120 + (index % 3) * 240, 96 + Math.floor(index / 3) * 238];
      return [
        `<g transform="translate(${x} ${y})scale(1.25)">`,
        pen.path(lines),
        pen.path(accent, { stroke: 'accent', width: 2.25 }),
        '</g>',
        pen.text(index + 1, x, y + 112, { size: 30 }),
      ];
    }),
  ),
  'twenty-seven-evenings': paperPicture(320, (pen) =>
    EVENINGS.flatMap((row, index) => {
      const y = 70 + index * 90;
      const kept = [...row].filter((mark) => mark === 'x').length;
      return [
        ...[...row].map((mark, evening) =>
          pen.circle(64 + evening * 64, y, 21, {
            fill: mark === 'x' ? 'gold' : 'none',
            width: 1.75,
          }),
        ),
        pen.text(kept, 660, y + 13, { size: 40, fill: 'accent' }),
      ];
    }),
  ),
};
