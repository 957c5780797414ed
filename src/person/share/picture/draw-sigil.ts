import { ring } from '../../../art/figure';
import { sigilParts } from '../../../art/sigil';
import type { Tools } from './canvas';
import type { Circle } from './layout';

/** Draws the shape of a name. */
export function drawSigil(
  { pen, colors }: Pick<Tools, 'pen' | 'colors'>,
  values: readonly number[],
  { x, y, radius }: Circle,
  { color = colors.gold, lineWidth = 4 } = {},
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(radius / 100, radius / 100);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = color;
  pen.fillStyle = color;
  for (const { name, path, width, opacity = 1 } of sigilParts(values)) {
    pen.globalAlpha = opacity;
    pen.lineWidth = name === 'line' ? lineWidth : (width ?? 0);
    if (width) pen.stroke(new Path2D(path));
    else pen.fill(new Path2D(path));
  }
  pen.restore();
}

/** Draws the nine digits around the shape of a name, outside of its loops. */
function drawDigits(
  { pen, colors, serif }: Tools,
  values: readonly number[],
  { x, y, radius }: Circle,
): void {
  pen.save();
  pen.font = serif(radius * 0.17);
  pen.fillStyle = colors.text;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [index, point] of ring(9, radius * 1.36).entries()) {
    pen.globalAlpha = values.includes(index + 1) ? 1 : 0.4;
    pen.fillText(String(index + 1), x + point.x, y + point.y);
  }
  pen.restore();
}

/** The shapes of several names: two beside each other like links of a chain, four in a square. */
export function drawShapes(
  tools: Tools,
  shapes: readonly (readonly number[])[],
  { x, y, radius }: Circle,
): void {
  const [first] = shapes;
  if (first && shapes.length === 1) {
    const circle = { x, y, radius: radius * 0.86 };
    drawSigil(tools, first, circle, { lineWidth: 2.6 });
    drawDigits(tools, first, circle);
    return;
  }
  const colors = [tools.colors.gold, tools.colors.link, tools.colors.text, tools.colors.quiet];
  const places = PLACES[shapes.length] ?? [];
  for (const [index, values] of shapes.entries()) {
    const [left = 0, top = 0, size = 0] = places[index] ?? [];
    drawSigil(
      tools,
      values,
      { x: x + left * radius, y: y + top * radius, radius: size * radius },
      { color: colors[index % colors.length] ?? tools.colors.gold, lineWidth: 3.6 },
    );
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
