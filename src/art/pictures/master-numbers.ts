import { isMaster, lifePath, reduceNumber } from '@ninefold/numerology';
import * as words from '#texts/art/pictures';
import { acceptedDates } from '../../numbers/accepted-dates';
import { EARLIEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import type { Color, Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

const MASTERS = [
  { master: 11, beneath: 2, sum: '1 + 1' },
  { master: 22, beneath: 4, sum: '2 + 2' },
  { master: 33, beneath: 6, sum: '3 + 3' },
] as const;

/** Every birth date the calculators accept: its year, all its digits added once, and its Life Path. */
function countedDates() {
  return acceptedDates().map((date) => {
    const { value, steps } = lifePath(date);
    const total = steps.reduce((found, step) => (step.kind === 'sum' ? step.to : found), 0);
    return { year: date.year, total, lifePath: value };
  });
}

function countBy(values: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const COLUMN = { gap: 66, width: 34, height: 218 } as const;

/** One column of a temple: a shaft that narrows upward, its flutes, and a slab at either end. */
function column(pen: Pen, x: number, foot: number): string {
  const top = foot - COLUMN.height;
  const [wide, narrow] = [COLUMN.width / 2, COLUMN.width / 2 - 4];
  const flutes = [-1, 0, 1]
    .map((flute) => `M${x + flute * 8} ${foot - 12}L${x + flute * 6} ${top + 16}`)
    .join('');
  return [
    pen.path(
      `M${x - wide} ${foot - 8}L${x - narrow} ${top + 14}H${x + narrow}L${x + wide} ${foot - 8}Z`,
      { width: 3 },
    ),
    pen.path(flutes, { width: 1.25, opacity: 0.7 }),
    pen.rect(x - wide - 4, top, COLUMN.width + 8, 12, { width: 2 }),
    pen.rect(x - wide - 3, foot - 8, COLUMN.width + 6, 8, { width: 2 }),
  ].join('');
}

/** A temple front with as many columns as the number beneath; the master number is on its roof. */
function temple(pen: Pen, middle: number, ground: number, index: 0 | 1 | 2): string {
  const { master, beneath } = MASTERS[index];
  const half = ((beneath - 1) * COLUMN.gap) / 2;
  const eaves = half + 42;
  const foot = ground - 36;
  const beam = foot - COLUMN.height - 30;
  const apex = beam - 22 - eaves * 0.4;
  const inset = (beam - apex - 26) / (beam - apex);
  const gable = (reach: number, y: number, tip: number) => [
    { x: middle - reach, y },
    { x: middle, y: tip },
    { x: middle + reach, y },
  ];
  return [
    ...Array.from({ length: beneath }, (_, place) =>
      column(pen, middle - half + place * COLUMN.gap, foot),
    ),
    ...[0, 1, 2].map((step) =>
      pen.rect(middle - eaves - step * 11, foot + step * 12, 2 * (eaves + step * 11), 12, {
        width: 2,
      }),
    ),
    pen.rect(middle - eaves + 8, beam, 2 * eaves - 16, 30, { width: 3 }),
    pen.lines(gable(eaves, beam, apex), { width: 3, isClosed: true }),
    pen.lines(gable(eaves * inset, beam - 9, apex + 17), {
      width: 1.5,
      opacity: 0.8,
      isClosed: true,
    }),
    pen.text(master, middle, apex - 20, { size: 72 }),
    pen.text(beneath, middle, ground + 70, { size: 60, fill: 'accent' }),
  ].join('');
}

export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => [
    temple(pen, 157, 510, 0),
    temple(pen, 468, 510, 1),
    temple(pen, 911, 510, 2),
    pen.path('M36 510H1164', { width: 2 }),
  ]),

  'master-sums': paperPicture(400, (pen) => {
    const counts = countBy(countedDates().map(({ total }) => total));
    const most = Math.max(...counts.values());
    const ground = 290;
    const at = (total: number) => 94 + (total - 4) * 13;
    const bars = (totals: readonly number[], stroke: Color) =>
      pen.path(
        totals
          .map((total) => Math.max(1, Math.round(((counts.get(total) ?? 0) / most) * 250)))
          .map((height, index) => `M${at(totals[index] ?? 0)} ${ground}v${-height}`)
          .join(''),
        { stroke, width: 9 },
      );
    const isKept = (total: number) => isMaster(reduceNumber(total).value);
    const kept = [...counts.keys()].filter(isKept);
    return [
      bars(
        [...counts.keys()].filter((total) => !isKept(total)),
        'line',
      ),
      bars(kept, 'accent'),
      pen.path(`M84 ${ground}H676`, { width: 1.25 }),
      pen.text(words.sum, 74, 326, { anchor: 'end', size: 26, fill: 'quiet' }),
      pen.text(words.kept, 74, 368, { anchor: 'end', size: 26, fill: 'quiet' }),
      ...kept.flatMap((total) => [
        pen.text(total, at(total), 326, { size: 26 }),
        pen.text(reduceNumber(total).value, at(total), 368, { size: 28, fill: 'accent' }),
      ]),
    ];
  }),

  'master-foundations': paperPicture(470, (pen) =>
    MASTERS.flatMap(({ master, beneath, sum }, index) => {
      const x = 130 + index * 230;
      return [
        pen.figure(master, x, 122, 100),
        pen.text(master, x, 135, { size: 38 }),
        pen.path(`M${x} 230V252M${x} 290V310`, { stroke: 'accent' }),
        pen.text(sum, x, 279, { size: 24, fill: 'accent' }),
        pen.figure(beneath, x, 364, 46),
        pen.text(beneath, x, 450, { size: 34 }),
      ];
    }),
  ),

  'master-years': paperPicture(430, (pen) => {
    const dates = countedDates();
    const at = (year: number) => 84 + (year - EARLIEST_BIRTH_DATE.year) * 3;
    const rows = MASTERS.flatMap(({ master }, index) => {
      const ground = 110 + index * 125;
      const years = countBy(
        dates.filter((date) => date.lifePath === master).map(({ year }) => year),
      );
      const bars = [...years].map(([year, count]) => `M${at(year)} ${ground}v${-count * 2}`);
      return [
        pen.path(bars.join(''), { width: 2 }),
        pen.path(`M80 ${ground}H688`, { stroke: 'line', width: 1 }),
        pen.text(master, 66, ground, { size: 30, anchor: 'end' }),
      ];
    });
    const [gapStart, gapEnd] = [at(2000), at(2029) - 3];
    return [
      ...rows,
      pen.path(`M${gapStart} 350V332H${gapEnd}V350`, { stroke: 'accent', width: 2 }),
      pen.text(words.none, (gapStart + gapEnd) / 2, 322, { size: 26, fill: 'accent' }),
      ...[1900, 1950, 2000, 2050, 2100].flatMap((year) => [
        pen.path(`M${at(year)} 368v10`, { width: 1.25 }),
        pen.text(year, at(year), 410, {
          size: 26,
          anchor: year === 2100 ? 'end' : year === 1900 ? 'start' : 'middle',
        }),
      ]),
    ];
  }),
};
