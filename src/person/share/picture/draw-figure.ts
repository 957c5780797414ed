import { isCoreNumber } from '@ninefold/numerology';
import { circlePath } from '../../../art/circle-path';
import { type Point, ring } from '../../../art/figure';
import { figurePaths } from '../../../art/figure-paths';
import { sigilParts } from '../../../art/sigil';
import { drawIn, paint, type Tools } from './canvas';
import type { Circle } from './layout';

/** Draws the figure of a number; a ring for a number without one. */
export function drawFigure(
  { pen, colors: { gold }, fillOf }: Tools,
  number: number,
  circle: Circle,
  detail: 'full' | 'mark',
): void {
  const pixel = 100 / circle.radius;
  drawIn(pen, circle, () => {
    if (!isCoreNumber(number)) {
      paint(pen, circlePath(0, 0, 100), { stroke: gold, width: 2.5 * pixel });
      return;
    }
    const { area, ticks, chords, lines, dots } = figurePaths(number, detail);
    paint(pen, area, { fill: fillOf(number) });
    paint(pen, ticks, { stroke: gold, width: 2 * pixel, opacity: 0.5 });
    paint(pen, chords, { stroke: gold, width: 1.5 * pixel, opacity: 0.42 });
    const width = (detail === 'full' ? 2.5 : 1.5) * pixel;
    for (const line of lines) paint(pen, line, { stroke: gold, width });
    paint(pen, dots, { fill: gold });
  });
}

/** A numeral in the middle of a drawing, whose lines fade out behind it into the color there. */
export function drawNumeral(
  { pen, colors, serif }: Tools,
  numeral: string,
  circle: Circle,
  behind = colors.lit,
): void {
  const { x, y, radius } = circle;
  const room = numeral.length > 2 ? 1.5 : 1.1;
  pen.font = serif(100);
  const size = Math.min(radius * 1.1, (100 * radius * room) / pen.measureText(numeral).width);
  pen.font = serif(size);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  // Circles and no gradient, whose dithering would make the file larger.
  for (let part = 0.5; part > 0.3; part -= 0.01) {
    paint(pen, circlePath(x, y, radius * part), { fill: behind, opacity: 0.12 });
  }
  // The middle of the digits, not of the line: no digit has a descender.
  pen.fillStyle = colors.text;
  writeClear(pen, numeral, { x, y: y + size * 0.325 }, { ground: behind, width: size * 0.08 });
}

/** Writes a text with a halo in the color of the ground, clear of the lines behind it. */
export function writeClear(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y }: Point,
  { ground, width }: { ground: string; width: number },
): void {
  pen.save();
  pen.strokeStyle = ground;
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.globalAlpha = 0.9;
  pen.strokeText(text, x, y);
  pen.restore();
  pen.fillText(text, x, y);
}

/** Draws the shape of a name. */
export function drawSigil(
  { pen, colors }: Pick<Tools, 'pen' | 'colors'>,
  values: readonly number[],
  circle: Circle,
  { color = colors.gold, lineWidth = 4 } = {},
): void {
  drawIn(pen, circle, () => {
    pen.lineCap = 'round';
    for (const { name, path, width, opacity } of sigilParts(values)) {
      const stroke = { stroke: color, width: name === 'line' ? lineWidth : (width ?? 0) };
      paint(pen, path, { opacity, ...(width ? stroke : { fill: color }) });
    }
  });
}

/** Draws the nine digits around the shape of a name, outside of its loops. */
function drawDigits(
  { pen, colors, serif }: Tools,
  values: readonly number[],
  { x, y, radius }: Circle,
): void {
  pen.font = serif(radius * 0.17);
  pen.fillStyle = colors.text;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [index, point] of ring(9, radius * 1.36).entries()) {
    pen.globalAlpha = values.includes(index + 1) ? 1 : 0.4;
    pen.fillText(String(index + 1), x + point.x, y + point.y);
  }
  pen.globalAlpha = 1;
}

/** The shapes of several names: two beside each other like links of a chain, four in a square. */
export function drawSigils(
  tools: Tools,
  sigils: readonly (readonly number[])[],
  { x, y, radius }: Circle,
): void {
  const [first] = sigils;
  if (first && sigils.length === 1) {
    const circle = { x, y, radius: radius * 0.86 };
    drawSigil(tools, first, circle, { lineWidth: 2.6 });
    drawDigits(tools, first, circle);
    return;
  }
  const { gold, link, text, quiet } = tools.colors;
  const colors = [gold, link, text, quiet];
  for (const [index, values] of sigils.entries()) {
    const [left = 0, top = 0, size = 0] = PLACES[sigils.length]?.[index] ?? [];
    const circle = { x: x + left * radius, y: y + top * radius, radius: size * radius };
    drawSigil(tools, values, circle, { color: colors[index], lineWidth: 3.6 });
  }
}

/** Where the shapes of two, three and four names are, and their size, as parts of the radius. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  2: [
    [-0.54, 0, 0.7],
    [0.54, 0, 0.7],
  ],
  3: [
    [0, -0.52, 0.5],
    [-0.6, 0.46, 0.5],
    [0.6, 0.46, 0.5],
  ],
  4: [
    [-0.58, -0.56, 0.46],
    [0.58, -0.56, 0.46],
    [-0.58, 0.56, 0.46],
    [0.58, 0.56, 0.46],
  ],
};
