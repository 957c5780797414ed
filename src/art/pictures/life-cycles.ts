import {
  challenges,
  type LifeSpan,
  lifePeriods,
  personalYear,
  pinnacles,
} from '@ninefold/numerology';
import { dateParts } from '#texts/art/pictures';
import type { Point } from '../figure';
import type { Color, Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

/** Vera Nowak, the example of the article, and her age in it. */
const BIRTH = { year: 1954, month: 3, day: 17 };
const NOW = 72;

/** The length of her paper strip in years: nine times nine. */
const YEARS = 81;

/** A span of her life, the last cut off where the strip ends. */
function onPaper({ value, fromAge: from, toAge: to = YEARS }: LifeSpan) {
  return { value, from, to, summit: (from + to) / 2, isLast: to === YEARS };
}

type Span = ReturnType<typeof onPaper>;

const peaks = pinnacles(BIRTH).map(onPaper);
const periods = lifePeriods(BIRTH).map(onPaper);
const valleys = challenges(BIRTH).map(onPaper);

/** The ages at which the strip begins, is folded and ends. */
const creases = [...new Set([0, ...[...peaks, ...periods].map(({ to }) => to)])].sort(
  (a, b) => a - b,
);

/** The hero's strip. Its upper edge goes up one panel and down the next. */
const STRIP = { left: 90, year: 1020 / YEARS, top: 98, height: 366, rise: 68, foot: 0.84 };

/** A place on the folded strip, `share` of its height below the upper edge. */
function onStrip(age: number, share: number): Point {
  const panel = Math.max(0, creases.findIndex((crease) => crease >= age) - 1);
  const [from = 0, to = YEARS] = creases.slice(panel, panel + 2);
  const way = (age - from) / (to - from);
  const top = STRIP.top + STRIP.rise * (panel % 2 === 0 ? 1 - way : way);
  return { x: STRIP.left + age * STRIP.year, y: top + STRIP.height * share };
}

/** Where the ridge of a pinnacle runs at an age; a longer one is higher. */
function onRidge({ from, to, summit }: Span, age: number): Point {
  const height = 0.2 + (to - from) / 90;
  const rest = 1 - Math.abs(age - summit) / (summit - from);
  return onStrip(age, STRIP.foot - height * rest);
}

/** A pinnacle on the strip: its ridge, bent by every crease, and a hairline for each year. */
function ridge(pen: Pen, peak: Span): string[] {
  const { from, to, summit, value } = peak;
  const bends = [from, ...creases.filter((age) => age > from && age < to), summit, to];
  const hairlines = Array.from({ length: to - from - 1 }, (_, index) => {
    const { x, y } = onRidge(peak, from + index + 1);
    return `M${x.toFixed(0)} ${y.toFixed(0)}V${onStrip(from + index + 1, STRIP.foot).y.toFixed(0)}`;
  });
  const top = onRidge(peak, summit);
  const here = onRidge(peak, NOW);
  return [
    pen.path(hairlines.join(''), { width: 1, opacity: 0.5 }),
    pen.lines(
      bends.sort((a, b) => a - b).map((age) => onRidge(peak, age)),
      { width: 3.5 },
    ),
    pen.text(value, top.x, top.y - 22, { size: 60 }),
    peak.isLast ? pen.dot(here.x, here.y, 14, 'accent') : '',
  ];
}

/** The panels, and along their lower edge a tick for every year, longer for every ninth. */
function paper(pen: Pen): string[] {
  const ticks = Array.from({ length: YEARS - 1 }, (_, index) => {
    const { x, y } = onStrip(index + 1, 1);
    return `M${x.toFixed(0)} ${y.toFixed(0)}v${index % 9 === 8 ? -24 : -12}`;
  });
  const panels = creases.slice(1).map((to, panel) => {
    const from = creases[panel] ?? 0;
    const corners = [onStrip(from, 0), onStrip(to, 0), onStrip(to, 1), onStrip(from, 1)];
    const fill = panel % 2 === 0 ? 'tint' : 'raised';
    return pen.lines(corners, { isClosed: true, width: 2, fill });
  });
  return [...panels, pen.path(ticks.join(''), { width: 1.5, opacity: 0.7 })];
}

/** The range of the timeline: where it stands, and how steep each of its slopes is. */
const RANGE = { left: 46, year: 620 / YEARS, ground: 290, slope: 1.7 };

/** The line on which the ages stand. */
const AGES = 466;

function rangeX(age: number): number {
  return Math.round(RANGE.left + age * RANGE.year);
}

/** One pinnacle as a mountain, its challenge mirrored below. The last has an open end. */
function mountain(pen: Pen, { from, to, summit, value, isLast }: Span, challenge: string) {
  const [left, middle, right] = [rangeX(from), rangeX(summit), rangeX(to)];
  const { ground, slope } = RANGE;
  const top = Math.round(ground - (middle - left) * slope);
  const depth = Math.round(ground + (middle - left) * slope * 0.6);
  const stroke = isLast ? 'accent' : 'gold';
  const fill = isLast ? 'accent' : 'text';
  const far = isLast ? { dash: '4 7' } : {};
  return [
    pen.path(`M${left} ${ground}L${middle} ${top}`, { width: 2, stroke }),
    pen.path(`M${middle} ${top}L${right} ${ground}`, { ...far, width: 2, stroke }),
    pen.path(`M${left} ${ground}L${middle} ${depth}L${right} ${ground}`, {
      width: 1,
      opacity: 0.6,
    }),
    pen.text(value, middle, top - 14, { size: 40, fill }),
    pen.text(challenge, middle, depth + 30, { size: 28, fill: 'quiet' }),
    pen.path(`M${left} ${ground}V${AGES - 28}`, { width: 1, dash: '3 5', opacity: 0.6 }),
    pen.text(from, left, AGES, { size: 28 }),
  ];
}

/** Half of the star of sums: pinnacles upward (`side` −1) or challenges downward (1). */
function halfStar(pen: Pen, numbers: readonly Span[], side: 1 | -1, stroke: Color): string[] {
  const y = (away: number) => 310 + side * away;
  const places = [
    { x: 250, away: 116 },
    { x: 470, away: 116 },
    { x: 360, away: 178 },
    { x: 360, away: 268 },
  ];
  const pairs = `M140 ${y(0)}L250 ${y(116)}L360 ${y(0)}L470 ${y(116)}L580 ${y(0)}`;
  const third = `M250 ${y(116)}L360 ${y(178)}L470 ${y(116)}`;
  // Month and year are far apart: their line goes round the others.
  const arch = `M140 ${y(0)}C140 ${y(180)} 240 ${y(268)} 360 ${y(268)}S580 ${y(180)} 580 ${y(0)}`;
  const sign = `M62 ${y(230)}h36${side < 0 ? `M80 ${y(248)}v36` : ''}`;
  return [
    pen.path(pairs + third + arch, { stroke }),
    pen.path(sign, { stroke, width: 3 }),
    ...places.flatMap(({ x, away }, index) => [
      pen.circle(x, y(away), 30, { stroke, fill: 'ground' }),
      pen.text(String(numbers[index]?.value), x, y(away) + 11, { size: 34, fill: stroke }),
    ]),
  ];
}

function chartX(age: number): number {
  return Math.round(40 + (age * 640) / YEARS);
}

function band(pen: Pen, spans: readonly Span[], top: number): string[] {
  return spans.flatMap(({ value, from, to, summit }) => [
    pen.rect(chartX(from), top, chartX(to) - chartX(from), 64),
    pen.text(value, chartX(summit), top + 43, { size: 34 }),
  ]);
}

/** A flight of steps for every run of Personal Years, one step a calendar year. */
function stairs(pen: Pen, ground: number): string {
  // She was born when a fifth of 1954 was over, so every calendar year begins that much earlier.
  const steps = Array.from({ length: YEARS }, (_, age) => {
    const { value } = personalYear(BIRTH, { today: { ...BIRTH, year: BIRTH.year + age } });
    return `V${ground - value * 13}H${chartX(age === YEARS - 1 ? YEARS : age + 0.8)}`;
  });
  return pen.path(`M40 ${ground}${steps.join('')}V${ground}Z`, { fill: 'sunken' });
}

export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => [...paper(pen), ...peaks.flatMap((peak) => ridge(pen, peak))]),
  'cycles-pinnacle-timeline': paperPicture(484, (pen) => {
    const fill = 'accent';
    const here = RANGE.ground - (rangeX(YEARS) - rangeX(NOW)) * RANGE.slope;
    return [
      pen.path(`M20 ${RANGE.ground}H700`, { width: 1.25 }),
      ...peaks.flatMap((peak, index) => mountain(pen, peak, String(valleys[index]?.value))),
      pen.dot(rangeX(NOW), here, 8, fill),
      pen.text(NOW, rangeX(NOW) + 16, here, { size: 28, anchor: 'start', fill }),
    ];
  }),
  'cycles-sum-star': paperPicture(620, (pen) => [
    ...halfStar(pen, peaks, -1, 'accent'),
    ...halfStar(pen, valleys, 1, 'gold'),
    ...Object.values(dateParts).flatMap((word, index) => [
      pen.circle(140 + index * 220, 310, 54, { stroke: 'text', fill: 'ground' }),
      pen.text(String(periods[index]?.value), 140 + index * 220, 312, { size: 44 }),
      pen.text(word, 140 + index * 220, 340, { size: 25, fill: 'quiet' }),
    ]),
  ]),
  'cycles-three-rhythms': paperPicture(430, (pen) => [
    ...band(pen, periods, 30),
    ...band(pen, peaks, 124),
    stairs(pen, 360),
    ...creases
      .slice(1, -1)
      .flatMap((age) => [
        pen.path(`M${chartX(age)} 16V372`, { stroke: 'accent', dash: '3 6' }),
        pen.text('9', chartX(age) - 12, 236, { size: 26, fill: 'accent' }),
        pen.text(age, chartX(age), 402, { size: 26 }),
      ]),
  ]),
};
