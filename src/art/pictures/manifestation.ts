import { foldToNine, letterValue, reduceNumber, sumOf } from '@ninefold/numerology';
import { addedSentence, weekdays } from '#texts/art/pictures';
import type { Point } from '../figure';
import type { Pen } from '../pen';
import { type ArticlePictures, heroPicture, paperPicture } from '../picture';

/** The sentence of the article, word by word. */
const SENTENCE = addedSentence.toUpperCase().split(' ');
const TOTAL = sumOf(Array.from(SENTENCE.join(''), (letter) => letterValue(letter))).value;

/** A row of handwritten loops that lean a little, as a quick hand does. */
function loops(x: number, y: number, count: number, step: number, height: number): string {
  const loop = [
    `c${step * 1.15} ${-height * 0.08} ${step * 1.45} ${-height} ${step * 0.95} ${-height}`,
    `c${-step * 0.5} 0 ${-step * 0.8} ${height} ${step * 0.05} ${height}`,
  ];
  return `M${x} ${y}${loop.join('').repeat(count)}q26 0 52-4`;
}

/** The sentence as a line of small arches, each as high as its letter counts. */
function scribble(x: number, y: number): string {
  let at = x;
  const words = SENTENCE.map((word) => {
    const start = `M${at} ${y}`;
    at += word.length * 20 + 16;
    return (
      start + [...word].map((letter) => `q7-${4 + 3 * letterValue(letter)} 14 0q3 3 6 0`).join('')
    );
  });
  return words.join('');
}

/** A pencil that touches the paper at `tip` and leans by `angle` from upright. */
function pencil(pen: Pen, tip: Point, length: number, half: number, angle: number): string[] {
  const place = (along: number, across: number): Point => ({
    x: tip.x + along * Math.sin(angle) + across * Math.cos(angle),
    y: tip.y - along * Math.cos(angle) + across * Math.sin(angle),
  });
  const cone = half * 3.2;
  const [lead, ferrule] = [cone * 0.3, length - half * 3];
  const edge = { width: 3 };
  const side = (across: number, from = cone, to = length) => [
    place(from, across),
    place(to, across),
  ];
  return [
    pen.lines([...side(-half), ...side(half).reverse(), place(cone * 0.86, 0)], {
      stroke: 'none',
      fill: 'tint',
    }),
    pen.lines([tip, ...side(-half), ...side(half).reverse(), tip], edge),
    pen.lines([place(cone, -half), place(cone * 0.86, 0), place(cone, half)], edge),
    ...[-half / 3, half / 3].map((across) =>
      pen.lines(side(across, cone * 0.93, ferrule), { width: 1.5, opacity: 0.7 }),
    ),
    ...[ferrule, ferrule + half * 0.7, ferrule + half * 1.4].map((along) =>
      pen.lines([place(along, -half), place(along, half)], { width: 2 }),
    ),
    pen.lines([tip, place(lead, -half * 0.3), place(lead, half * 0.3)], {
      stroke: 'accent',
      width: 2,
      fill: 'accent',
      isClosed: true,
    }),
  ];
}

/** The letters of the sentence as a stair: every letter lifts the sum by its value. */
function stair(pen: Pen, left: number, floor: number): string[] {
  const [STEP, GAP, UNIT] = [38, 18, 4.8];
  let [x, sum] = [left, 0];
  const words = SENTENCE.map((word) => {
    const steps = [...word].map((letter) => {
      sum += letterValue(letter);
      x += STEP;
      return { letter, from: x - STEP, to: x, y: floor - sum * UNIT };
    });
    x += GAP;
    return steps;
  });
  const all = words.flat();
  const ground = words.map((steps) => `M${steps[0]?.from} ${floor}H${steps.at(-1)?.to}`);
  return [
    ...all.map(({ letter, from }) => pen.text(letter, from + STEP / 2, floor + 36, { size: 26 })),
    pen.path(all.map(({ to, y }) => `M${to} ${floor}V${y.toFixed(1)}`).join(''), {
      width: 1,
      stroke: 'line',
    }),
    pen.path(ground.join('')),
    pen.path(
      `M${left} ${floor}${all.map(({ from, to, y }) => `H${from}V${y.toFixed(1)}H${to}`).join('')}`,
      { width: 2.5 },
    ),
  ];
}

/** October 2026, which begins on a Thursday, with the personal days of somebody whose month is a 6. */
function october(pen: Pen, left: number, top: number, side: number): string[] {
  const [MONTH, FIRST] = [6, 4];
  const days = Array.from({ length: 31 }, (_, index) => ({
    x: left + ((index + FIRST) % 7) * side,
    y: top + Math.floor((index + FIRST) / 7) * side,
    number: foldToNine(MONTH + index + 1).value,
    isChosen: index === 5,
  }));
  return [
    ...days
      .filter(({ number }) => number === 3)
      .map(({ x, y, isChosen }) =>
        pen.rect(x, y, side, side, { stroke: 'none', fill: isChosen ? 'accent' : 'tint' }),
      ),
    pen.path(days.map(({ x, y }) => `M${x} ${y}h${side}v${side}h-${side}z`).join(''), { width: 1 }),
    ...days.map(({ x, y, number, isChosen }) =>
      pen.text(number, x + side / 2, y + side / 2 + 11, {
        size: 32,
        fill: isChosen ? 'raised' : number === 3 ? 'accent' : 'text',
      }),
    ),
  ];
}

/** The rising sun, the high sun and the moon, drawn from their middle. */
const HOURS = {
  morning: 'm-26 8h52m-41 0a15 15 0 0 1 30 0m-15-22v-8m-17 15l-6-6m40 6l6-6',
  noon: 'm-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0m-6 0h-7m41 0h7m-24-17v-7m0 41v7m-12-12l-5 5m29-5l5 5m-5-29l5-5m-29 5l-5-5',
  night: 'm6-19a20 20 0 1 0 12 30a17 17 0 0 1-12-30z',
};

/** One part of the sheet: its number and hour in the margin, and the sentence as often. */
function part(pen: Pen, count: number, top: number, hour: keyof typeof HOURS): string[] {
  const rows = Array.from({ length: count }, (_, row) => top + row * 26);
  const middle = top + ((count - 1) * 26) / 2;
  const last = count === 9 ? rows.slice(-1) : [];
  const others = rows.slice(0, count - last.length);
  return [
    pen.text(count, 176, middle + 14, { size: 64, anchor: 'end' }),
    pen.path(`M92 ${middle - 7}${HOURS[hour]}`, { width: 2 }),
    pen.path(rows.map((y) => `M212 ${y + 4}h420`).join(''), { width: 1, stroke: 'line' }),
    pen.path(others.map((y) => scribble(262, y)).join(''), { stroke: 'text', width: 1.4 }),
    ...last.map((y) => pen.path(scribble(262, y), { stroke: 'accent', width: 2.4 })),
  ];
}

/** An arrow along a line of figures. */
function arrow(pen: Pen, x: number, y: number): string {
  return pen.path(`M${x} ${y}h40m-9-7l9 7l-9 7`, { width: 1.5 });
}

/** The pictures of the article on manifesting. */
export const pictures: ArticlePictures = {
  // Three lines of writing on the night, of three, six and nine loops, and the pencil at the end.
  hero: heroPicture((pen) => [
    pen.path('M0 204h1200M0 364h1200M0 524h1200', { stroke: 'line' }),
    pen.path('M96 0v630', { stroke: 'accent', opacity: 0.6 }),
    ...[3, 6, 9].map((count, row) =>
      pen.path(loops(132, 204 + row * 160, count, 82, 120), { width: 4.5 }),
    ),
    ...pencil(pen, { x: 925, y: 521 }, 500, 32, 0.42),
  ]),
  'manifestation-sheet': paperPicture(630, (pen) => [
    pen.rect(212, 20, 420, 590, { width: 1.5, fill: 'raised' }),
    pen.path('M248 20v590', { width: 1, stroke: 'accent', opacity: 0.6 }),
    ...part(pen, 3, 64, 'morning'),
    ...part(pen, 6, 172, 'noon'),
    ...part(pen, 9, 358, 'night'),
  ]),
  'manifestation-stair': paperPicture(460, (pen) => [
    ...stair(pen, 48, 390),
    pen.text(TOTAL, 64, 110, { size: 40, anchor: 'start' }),
    arrow(pen, 120, 98),
    pen.text(sumOf(Array.from(`${TOTAL}`, Number)).value, 180, 110, { size: 40, anchor: 'start' }),
    arrow(pen, 236, 98),
    pen.text(reduceNumber(TOTAL).value, 298, 124, { size: 84, anchor: 'start', fill: 'accent' }),
  ]),
  'manifestation-october': paperPicture(470, (pen) => [
    ...weekdays.map((day, index) =>
      pen.text(day, 114 + (index + 0.5) * 76, 48, { size: 24, fill: 'quiet' }),
    ),
    ...[1, 4, 11, 18, 25].map((date, row) =>
      pen.text(date, 92, 110 + row * 76, { size: 24, anchor: 'end', fill: 'quiet' }),
    ),
    ...october(pen, 114, 64, 76),
  ]),
};
