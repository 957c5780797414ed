import { byStride } from '#texts/art/pictures';
import { type Point, ring, star } from '../figure';
import type { Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

/** Half the height of an almond whose width is 1: the side of Euclid's triangle does the rest. */
const RISE = Math.sqrt(3) / 2;

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arc of 60 degrees or more, clockwise, from one point to another. */
const arc = (radius: number, x: number, y: number): string =>
  `A${radius} ${radius} 0 0 1 ${at(x, y)}`;

/** The almond between two circles, `width` across and √3 times as high. */
function almond(x: number, y: number, width: number): string {
  const rise = width * RISE;
  return `M${at(x, y + rise)}${arc(width, x, y - rise)}${arc(width, x, y + rise)}Z`;
}

/** The six petals that a compass leaves in a circle when it walks round with its own radius. */
function petals(x: number, y: number, radius: number): string {
  const rim = ring(6, radius);
  return rim
    .map((from, index) => {
      const to = rim[(index + 2) % 6] ?? from;
      return `M${at(x + to.x, y + to.y)}A${radius} ${radius} 0 0 1 ${at(x + from.x, y + from.y)}`;
    })
    .join('');
}

/** The tip of an equilateral arch: each side is struck from the foot of the other. */
function arch(x: number, spring: number, span: number, sill = spring): string {
  const half = span / 2;
  return `M${at(x - half, sill)}V${spring}${arc(span, x, spring - span * RISE)}${arc(span, x + half, spring)}V${sill}`;
}

/** Tracery: two arches of half the span, and the one circle that touches all four curves. */
function tracery(pen: Pen, x: number, spring: number, span: number, sill: number): string[] {
  const radius = span / 4;
  const eye = spring - Math.sqrt(5) * radius;
  const halves = [x - radius, x + radius].map((middle) => arch(middle, spring, span / 2, sill));
  return [
    pen.path(halves.join(''), { width: 2.5 }),
    pen.circle(x, eye, radius, { width: 2.5 }),
    pen.path(petals(x, eye, radius), { width: 2 }),
  ];
}

/** Points of a honeycomb within `rings` steps of a middle, each one step from its neighbors. */
function honeycomb(rings: number): readonly (Point & { readonly ring: number })[] {
  const steps = Array.from({ length: 2 * rings + 1 }, (_, index) => index - rings);
  return steps.flatMap((q) =>
    steps
      .map((r) => ({
        x: q * RISE,
        y: r + q / 2,
        ring: (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2,
      }))
      .filter((point) => point.ring <= rings),
  );
}

/** One step of Euclid's drawing: the base, and as many circles as have been struck so far. */
function euclid(pen: Pen, x: number, y: number, base: number, circles: 0 | 1 | 2): string[] {
  const ends = [x - base / 2, x + base / 2];
  return [
    pen.lines(ends.map((end) => ({ x: end, y }))),
    ...ends.slice(0, circles).map((end) => pen.circle(end, y, base)),
    ...ends.map((end) => pen.dot(end, y, 4)),
  ];
}

/** The root of three, drawn: the lettering has no root sign. */
function rootOfThree(pen: Pen, x: number, y: number): string[] {
  return [
    pen.path(`M${x} ${y - 9}l4 -3l6 14l8 -29h20`, { stroke: 'text', width: 1.75 }),
    pen.text('3', x + 20, y, { size: 28, anchor: 'start', fill: 'text' }),
  ];
}

/** The circles around the points of a honeycomb, the first one marked. */
function flower(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  centers: readonly Point[],
): string[] {
  return [
    ...centers.map((point) => pen.circle(x + point.x * radius, y + point.y * radius, radius)),
    pen.circle(x, y, radius, { stroke: 'accent', width: 2.5 }),
    pen.dot(x, y, 4, 'accent'),
  ];
}

/** A circle of points joined by a stride, with its name below. */
function strideStar(pen: Pen, x: number, y: number, count: number, stride: number): string[] {
  const radius = 90;
  const points = ring(count, radius).map((point) => ({ x: x + point.x, y: y + point.y }));
  // Where the stride divides the count the pen closes early: what is left needs a second start.
  const lines = star(points, stride);
  const isFirstRound = (index: number) => count % stride !== 0 || index % stride === 0;
  const draw = (chosen: typeof lines) =>
    chosen.map(([from, to]) => `M${at(from.x, from.y)}L${at(to.x, to.y)}`).join('');
  const second = draw(lines.filter((_, index) => !isFirstRound(index)));
  return [
    pen.circle(x, y, radius, { stroke: 'line' }),
    pen.path(draw(lines.filter((_, index) => isFirstRound(index))), { width: 2 }),
    second && pen.path(second, { stroke: 'accent', width: 2 }),
    ...points.map((point) => pen.dot(point.x, point.y, 4)),
    pen.text(byStride(count, stride), x, y + radius + 42, { size: 26 }),
  ];
}

export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => {
    // A church window in the almond of two circles: the upper half is the arch, the lower its echo.
    const [x, spring, span] = [600, 330, 280];
    const rise = span * RISE;
    return [
      pen.path(arch(x, spring, span, spring + rise), { stroke: 'none', fill: 'tint' }),
      ...[x - span / 2, x + span / 2].flatMap((center) => [
        pen.circle(center, spring, span, { width: 2, opacity: 0.7 }),
        pen.dot(center, spring, 8),
      ]),
      pen.path(`M180 ${spring}H1020`, { width: 1.5, opacity: 0.6, dash: '3 9' }),
      ...tracery(pen, x, spring, span, spring + rise),
      ...[x - span / 4, x + span / 4].flatMap((middle) =>
        tracery(pen, middle, spring, span / 2, spring + rise),
      ),
      pen.path(`${arch(x, spring, span, spring + rise)}Z`, { width: 5 }),
      pen.dot(x, spring - rise, 8, 'accent'),
      pen.dot(x, spring + rise, 8, 'accent'),
    ];
  }),
  'vesica-steps': paperPicture(480, (pen) => {
    const [x, y, base] = [490, 240, 134];
    const rise = base * RISE;
    const [left, right, top] = [
      { x: x - base / 2, y },
      { x: x + base / 2, y },
      { x, y: y - rise },
    ];
    return [
      ...([0, 1, 2] as const).flatMap((circles) => [
        pen.text(circles + 1, 36, 88 + circles * 160, { size: 26 }),
        ...euclid(pen, 150, 80 + circles * 160, 50, circles),
      ]),
      pen.text('4', 300, 88, { size: 26 }),
      pen.path(almond(x, y, base), { stroke: 'none', fill: 'tint' }),
      ...euclid(pen, x, y, base, 2),
      pen.lines([left, top, right], { width: 2, isClosed: true }),
      pen.lines([top, { x, y: y + rise }], { stroke: 'accent', width: 2.5 }),
      ...[top, { x, y: y + rise }].map((tip) => pen.dot(tip.x, tip.y, 5, 'accent')),
      pen.text('1', x - base / 4, y + 28, { size: 26 }),
      ...rootOfThree(pen, x + 9, y + 60),
    ];
  }),
  'flower-steps': paperPicture(800, (pen) => {
    const places = honeycomb(2);
    const small = 48;
    const [first, second] = [places.filter((point) => point.ring === 0), { x: 0, y: -1 }];
    return [
      ...flower(pen, 110, 140, small, first),
      ...flower(pen, 318, 140 + small / 2, small, [...first, second]),
      ...flower(
        pen,
        566,
        140,
        small,
        places.filter((point) => point.ring <= 1),
      ),
      ...flower(pen, 360, 540, 76, places),
      pen.circle(360, 540, 3 * 76, { width: 1, stroke: 'line' }),
      pen.text('1', 110, 290, { size: 30 }),
      pen.text('2', 318, 290, { size: 30 }),
      pen.text('7', 566, 290, { size: 30 }),
      pen.text('19', 645, 560, { size: 30 }),
    ];
  }),
  'stride-stars': paperPicture(560, (pen) =>
    [
      [5, 2],
      [6, 2],
      [7, 3],
      [8, 3],
      [9, 4],
      [11, 4],
    ].flatMap(([count = 0, stride = 0], index) =>
      strideStar(pen, 125 + (index % 3) * 235, 118 + Math.floor(index / 3) * 270, count, stride),
    ),
  ),
};
