import { isCoreNumber } from '@ninefold/numerology';
import { type Circle, ring } from '../../../art/figure';
import { figureArea, figureParts } from '../../../art/figure-parts';
import { circlePath } from '../../../art/path-data';
import { sigilParts } from '../../../art/sigil';
import { drawIn, paint, type Tools, write } from './canvas';

/** Draws the figure of a number; a ring for a number without one. */
export function drawFigure(
  { pen, colors: { gold }, fillOf }: Tools,
  number: number,
  circle: Circle,
  detail: 'full' | 'mark',
): void {
  if (!isCoreNumber(number)) {
    paint(pen, gold, { path: circlePath(circle.x, circle.y, circle.radius), width: 2.5 });
    return;
  }
  paint(pen, fillOf(number), { path: figureArea(number, circle) });
  paint(pen, gold, ...figureParts(number, detail, circle, detail === 'full' ? 2 : 1));
}

/** A numeral in the middle of a drawing, whose lines fade out behind it into the color there. */
export function drawNumeral(
  tools: Tools,
  numeral: string,
  { x, y, radius }: Circle,
  behind = tools.colors.lit,
): void {
  const { pen, colors, serif } = tools;
  const room = numeral.length > 2 ? 1.5 : 1.1;
  pen.font = serif(100);
  const size = Math.min(radius * 1.1, (100 * radius * room) / pen.measureText(numeral).width);
  // Circles and no gradient, whose dithering would make the file larger.
  for (let part = 0.5; part > 0.3; part -= 0.01) {
    paint(pen, behind, { path: circlePath(x, y, radius * part), opacity: 0.12 });
  }
  // The middle of the digits, not of the line: no digit has a descender.
  const middle = { x, y: y + size * 0.325 };
  const halo = { ground: behind, width: size * 0.08 };
  write(tools, numeral, middle, { size, color: colors.text, baseline: 'alphabetic', halo });
}

/** Draws the shape of a name. */
export function drawSigil(
  { pen, colors }: Pick<Tools, 'pen' | 'colors'>,
  values: readonly number[],
  circle: Circle,
  { color = colors.gold, lineWidth = 4 } = {},
): void {
  drawIn(pen, circle, () => paint(pen, color, ...sigilParts(values, lineWidth)));
}

/** Draws the nine digits around the shape of a name, outside of its loops. */
function drawDigits(tools: Tools, values: readonly number[], { x, y, radius }: Circle): void {
  const style = { size: radius * 0.17, color: tools.colors.text };
  for (const [index, point] of ring(9, radius * 1.36).entries()) {
    const place = { x: x + point.x, y: y + point.y };
    const opacity = values.includes(index + 1) ? 1 : 0.4;
    write(tools, String(index + 1), place, { ...style, opacity });
  }
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
