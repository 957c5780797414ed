import { personalYear } from '@ninefold/numerology';
import { dateParts, thisYear } from '#texts/art/pictures';
import { DAY_FIRST } from '#texts/language';
import { yearWords } from '#texts/numbers';
import { type Point, ring } from '../figure';
import type { Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

const STEP = (2 * Math.PI) / 9;

/** One of nine segments between two circles round a middle. */
function segment(x: number, y: number, inner: number, outer: number, index: number): string {
  const from = STEP * (index - 0.5) - Math.PI / 2;
  const to = from + STEP;
  const at = (radius: number, angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

function wheel(pen: Pen, x: number, y: number, outer: number, marked: number): string[] {
  const inner = outer * 0.58;
  return ring(9, outer * 0.79).flatMap((place, index) => {
    const isMarked = index + 1 === marked;
    return [
      pen.path(segment(x, y, inner, outer, index), {
        width: 1.25,
        fill: isMarked ? 'gold' : 'none',
      }),
      pen.text(index + 1, x + place.x, y + place.y + outer * 0.08, {
        size: outer * 0.24,
        fill: isMarked ? 'ground' : 'text',
      }),
    ];
  });
}

/** A stream that falls from one place to another, leaving and arriving straight down. */
function stream(pen: Pen, from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2;
  return pen.path(`M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`);
}

/** A sum in its basin, its digits far enough apart for each to leave by a stream of its own. */
function basin(pen: Pen, sum: number, top: number, mouth: Point): string[] {
  const [spacing, height] = [72, 64];
  const digits = [...String(sum)];
  const width = digits.length * spacing;
  const places = digits.map((_, index) => mouth.x + (index - (digits.length - 1) / 2) * spacing);
  return [
    pen.rect(mouth.x - width / 2, top, width, height, { radius: 32, width: 1.25 }),
    ...digits.map((digit, index) => pen.text(digit, places[index] ?? 0, top + 44, { size: 36 })),
    ...places.map((x) => stream(pen, { x, y: top + height }, mouth)),
  ];
}

/** Where the chart of a decade begins. */
const FIRST_COLUMN = 112;

/** Two people whose years are never the same. */
const couple = [
  { name: 'Ida', birth: { year: 1988, month: 9, day: 4 }, isMarked: true },
  { name: 'Dan', birth: { year: 1986, month: 3, day: 6 }, isMarked: false },
] as const;

type Person = (typeof couple)[number];

/** Where a personal year stands in the chart of a decade. */
function placeInDecade({ birth }: Person, step: number): Point & { readonly year: number } {
  const year = personalYear(birth, { today: { year: 2026 + step, month: 1, day: 1 } }).value;
  return { year, x: FIRST_COLUMN + step * 60, y: 452 - year * 42 };
}

/** One person's climb through ten years, falling once from nine to one. */
function climb(pen: Pen, person: Person): string[] {
  const { isMarked } = person;
  const places = Array.from({ length: 10 }, (_, step) => placeInDecade(person, step));
  const fall = places.findIndex(({ year }, step) => step > 0 && year === 1);
  const stroke = isMarked ? 'accent' : 'gold';
  return [
    pen.lines(places.slice(0, fall), { stroke, width: 2 }),
    pen.lines(places.slice(fall - 1, fall + 1), { stroke, width: 2, dash: '3 6' }),
    pen.lines(places.slice(fall), { stroke, width: 2 }),
    ...places.flatMap(({ x, y, year }) => [
      isMarked
        ? pen.dot(x, y, 19, stroke)
        : pen.circle(x, y, 18, { stroke, width: 2, fill: 'ground' }),
      pen.text(year, x, y + 8, { size: 24, fill: isMarked ? 'ground' : 'text' }),
    ]),
  ];
}

/** The pictures of the article on personal years. */
export const pictures: ArticlePictures = {
  hero: heroPicture((pen) => [
    // Nine rings, one a year, the wheel standing at their common middle like a planet.
    ...Array.from({ length: 9 }, (_, year) =>
      pen.circle(820, 700, 150 + year * 62, { width: 1, opacity: 0.75 - year * 0.07 }),
    ),
    ...Array.from({ length: 9 }, (_, year) => {
      const angle = -Math.PI / 2 - 0.95 + year * 0.2;
      const radius = 150 + year * 62;
      return pen.dot(
        820 + radius * Math.cos(angle),
        700 + radius * Math.sin(angle),
        4 + year * 0.6,
      );
    }),
    pen.circle(300, 315, 210, { width: 1.25, fill: 'ground' }),
    ...wheel(pen, 300, 315, 210, 5),
    pen.text('5', 300, 350, { size: 110 }),
  ]),
  'nine-year-wheel': paperPicture(520, (pen) => [
    ...wheel(pen, 360, 260, 200, 5),
    ...ring(9, 232).map((place, index) => {
      const anchor = Math.abs(place.x) < 90 ? 'middle' : place.x > 0 ? 'start' : 'end';
      return pen.text(yearWords[index] ?? '', 360 + place.x, 266 + place.y, {
        size: 26,
        anchor,
        fill: 'quiet',
      });
    }),
    pen.text(thisYear, 360, 244, { size: 26, fill: 'quiet' }),
    pen.text('5', 360, 300, { size: 60, fill: 'accent' }),
  ]),
  'personal-year-sum': paperPicture(620, (pen) => {
    const [ofMonth, ofDay] = DAY_FIRST ? ([360, 150] as const) : ([150, 360] as const);
    const given = [
      { x: ofMonth, word: dateParts.month, value: 9 },
      { x: ofDay, word: dateParts.day, value: 4 },
      { x: 570, word: dateParts.year, value: 2026 },
    ];
    return [
      ...given.flatMap(({ x, word, value }) => [
        pen.text(word, x, 40, { size: 24, fill: 'quiet' }),
        pen.circle(x, 110, 50, { width: 1.25 }),
        pen.text(value, x, 122, { size: 36 }),
        stream(pen, { x, y: 160 }, { x: 360, y: 236 }),
      ]),
      ...basin(pen, 2039, 236, { x: 360, y: 376 }),
      ...basin(pen, 14, 376, { x: 360, y: 500 }),
      pen.circle(360, 552, 52, { stroke: 'accent', width: 2 }),
      pen.text('5', 360, 571, { size: 60, fill: 'accent' }),
    ];
  }),
  'two-personal-years': paperPicture(520, (pen) => [
    // A rhyme and a collision, each a column of its own.
    ...(
      [
        [1, 'gold'],
        [8, 'accent'],
      ] as const
    ).map(([step, stroke]) =>
      pen.rect(FIRST_COLUMN + step * 60 - 28, 40, 56, 460, {
        radius: 28,
        stroke,
        width: 1.25,
        fill: 'sunken',
      }),
    ),
    ...couple.flatMap((person) => climb(pen, person)),
    ...couple.map((person) => {
      const { x, y } = placeInDecade(person, 0);
      return pen.text(person.name, x - 30, y + 8, { size: 24, anchor: 'end' });
    }),
    // The first and the last in full, so that nobody takes them for personal years.
    ...Array.from({ length: 10 }, (_, step) => {
      const isFull = step % 9 === 0;
      const x = FIRST_COLUMN + step * 60 + (isFull ? Math.sign(step - 5) * 8 : 0);
      return pen.text((isFull ? 2026 : 26) + step, x, 482, { size: 24, fill: 'quiet' });
    }),
  ]),
};
