import { type Point, ring } from './figure';
import type { Part } from './figure-parts';
import { circlePath, round } from './path-data';

/** The shape of a name, in a drawing whose center is 0, 0. The ring has a radius of 100. */
export interface Sigil {
  /** One line through the points of all letters, in order. */
  readonly line: string;
  /** The first letter's point, which a small ring marks. */
  readonly start: Point;
  /** The last letter's point, which a dot marks. */
  readonly end: Point;
  /** The points that the line does not visit, and those that it does. */
  readonly empty: readonly Point[];
  readonly visited: readonly Point[];
}

const RADIUS = 100;

/** The nine points on the ring, 1 at the top. */
export const SIGIL_POINTS: readonly Point[] = ring(9, RADIUS);

/** How close to the middle the bend of a line comes: 0 is the middle itself, 1 is straight. */
const BEND = 0.3;

/** How far each further line between the same two points moves aside, so that all can be seen. */
const ASIDE = [0, 34, -34, 62, -62];

/** The direction of each further loop at the same point, in radians from straight out. */
const DIRECTIONS = [0, 0.8, -0.8, 1.6, -1.6];

/** The length of a loop, as a part of the radius. */
const LOOP = 0.42;

/**
 * The shape of a name: nine points on a ring, and one line through the points of its letters, in order.
 * A letter with the value of the one before it is a loop. Undefined without letters.
 *
 * @example
 * sigil([1, 5, 5, 1, 3, 5, 5]); // Anna Lee: from the top to 5, a loop, back, to 3, to 5, a loop
 */
export function sigil(values: readonly number[]): Sigil | undefined {
  const points = values.map((value) => SIGIL_POINTS[value - 1] ?? { x: 0, y: 0 });
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return undefined;
  const passes = new Map<string, number>();
  const strokes = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const between = [values[index], values[index + 1]].toSorted().join();
    const pass = passes.get(between) ?? 0;
    passes.set(between, pass + 1);
    return from === to ? loop(to, pass) : curve(from, to, pass);
  });
  return {
    line: `M${text(start)}${strokes.join('')}`,
    start,
    end,
    empty: SIGIL_POINTS.filter((point) => !points.includes(point)),
    visited: SIGIL_POINTS.filter((point) => points.includes(point)),
  };
}

/** What is drawn of the shape of a name, from back to front. Nothing for a name without letters. */
export function sigilParts(values: readonly number[], lineWidth = 4): readonly Part[] {
  const shape = sigil(values);
  if (!shape) return [];
  const { line, start, end, empty, visited } = shape;
  const dots = (points: readonly Point[], radius: number) =>
    points.map(({ x, y }) => circlePath(x, y, radius)).join('');
  return [
    { name: 'ring', path: circlePath(0, 0, RADIUS), width: 1, opacity: 0.35 },
    { name: 'empty', path: dots(empty, 2.5), opacity: 0.45 },
    { name: 'line', path: line, width: lineWidth, ends: 'round' },
    { name: 'visited', path: dots(visited, 4) },
    { name: 'start', path: dots([start], 10), width: 2.5 },
    { name: 'end', path: dots([end], 7) },
  ];
}

function curve(from: Point, to: Point, pass: number): string {
  // The same side, whichever of the two points comes first.
  const way = SIGIL_POINTS.indexOf(from) < SIGIL_POINTS.indexOf(to) ? 1 : -1;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = (way * (ASIDE[pass % ASIDE.length] ?? 0)) / Math.hypot(dx, dy);
  const control = {
    x: ((from.x + to.x) / 2) * BEND - dy * aside,
    y: ((from.y + to.y) / 2) * BEND + dx * aside,
  };
  return `Q${text(control)} ${text(to)}`;
}

function loop({ x, y }: Point, pass: number): string {
  const direction = DIRECTIONS[pass % DIRECTIONS.length] ?? 0;
  const side = (turn: number) => ({
    x: x + (x * Math.cos(turn) - y * Math.sin(turn)) * LOOP,
    y: y + (x * Math.sin(turn) + y * Math.cos(turn)) * LOOP,
  });
  return `C${text(side(direction + 0.6))} ${text(side(direction - 0.6))} ${text({ x, y })}`;
}

function text({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
