import { isCoreNumber } from '@ninefold/numerology';
import { ring } from '../../../art/figure';
import { figurePaths } from '../../../art/figure-paths';
import { sigilParts } from '../../../art/sigil';
import type { Card, Grid, SealNumber } from './card';
import type { Circle } from './layout';
import type { Colors } from './page-colors';

/** What is needed to draw. */
export interface Tools {
  readonly pen: CanvasRenderingContext2D;
  readonly colors: Colors;
  /** The font at a size in pixels. */
  readonly serif: (size: number) => string;
}

/** Draws the drawing of a picture. `shapes` are the letters of the names, as digits. */
export function drawArt(
  tools: Tools,
  { art, numeral = '' }: Card,
  shapes: readonly (readonly number[])[],
  circle: Circle,
): void {
  switch (art.kind) {
    case 'figure':
      drawFigure(tools, art.number, circle, 'full');
      drawNumeral(tools, numeral, circle);
      break;
    case 'names':
      if (shapes.length > 0) {
        drawShapes(tools, shapes, circle);
      } else {
        for (const number of art.figures) drawFigure(tools, number, circle, 'full');
        drawNumeral(tools, numeral, circle);
      }
      break;
    case 'seal':
      drawSeal(tools, art.numbers, shapes[0], circle);
      break;
    case 'dial':
      drawDial(tools, art.percent, circle);
      drawNumeral(tools, numeral, circle);
      break;
    case 'grid':
      drawGrid(tools, art, circle);
      break;
  }
}

/** Draws the shape of a name. */
export function drawSigil(
  { pen, colors }: Omit<Tools, 'serif'>,
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
function drawShapes(
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

/** Nine numbers, each in its own figure, around the shape of a name. */
function drawSeal(
  tools: Tools,
  numbers: readonly SealNumber[],
  shape: readonly number[] | undefined,
  { x, y, radius }: Circle,
): void {
  const { pen, colors, serif } = tools;
  const orbit = radius * 0.85;
  const medal = radius * 0.15;
  pen.strokeStyle = colors.gold;
  pen.lineWidth = 1.5;
  pen.globalAlpha = 0.4;
  pen.stroke(circleAt(x, y, orbit));
  pen.globalAlpha = 1;
  if (shape) drawSigil(tools, shape, { x, y, radius: radius * 0.4 }, { lineWidth: 3.4 });
  else drawFigure(tools, numbers.length, { x, y, radius: radius * 0.5 }, 'full');
  for (const [index, point] of ring(numbers.length, orbit).entries()) {
    const { label, value } = numbers[index] ?? { label: '', value: 0 };
    const place = { x: x + point.x, y: y + point.y, radius: medal };
    pen.fillStyle = colors.lit;
    pen.fill(circleAt(place.x, place.y, medal * 1.12));
    drawFigure(tools, value, place, 'mark');
    drawNumeral(tools, String(value), place);
    pen.font = serif(radius * 0.062);
    pen.fillStyle = colors.quiet;
    pen.textAlign = 'center';
    pen.textBaseline = 'top';
    // The label cuts the orbit, so that no line runs through it.
    halo(pen, colors.lit, radius * 0.03, () =>
      pen.strokeText(label, place.x, place.y + medal * 1.16),
    );
    pen.fillText(label, place.x, place.y + medal * 1.16);
  }
}

/** A ring of a hundred ticks, those up to the percentage in gold. */
function drawDial({ pen, colors }: Tools, percent: number, { x, y, radius }: Circle): void {
  pen.save();
  pen.translate(x, y);
  pen.lineCap = 'round';
  for (const [index, point] of ring(100, radius).entries()) {
    const isFilled = index < percent;
    pen.strokeStyle = isFilled ? colors.gold : colors.line;
    pen.lineWidth = radius * (isFilled ? 0.018 : 0.01);
    const inner = index % 10 === 0 ? 0.84 : 0.9;
    pen.stroke(new Path2D(`M${point.x} ${point.y}L${point.x * inner} ${point.y * inner}`));
  }
  pen.strokeStyle = colors.gold;
  pen.globalAlpha = 0.4;
  pen.lineWidth = 1.5;
  pen.stroke(circleAt(0, 0, radius * 0.76));
  pen.restore();
}

/** A square of nine, with the lines behind what is in its cells. */
function drawGrid({ pen, colors, serif }: Tools, { cells, lines }: Grid, circle: Circle): void {
  const size = circle.radius * 0.54;
  const place = (index: number) => ({
    x: circle.x + ((index % 3) - 1) * size,
    y: circle.y + (Math.floor(index / 3) - 1) * size,
  });
  pen.save();
  pen.strokeStyle = colors.gold;
  pen.lineCap = 'round';
  for (let index = 0; index < 9; index += 1) {
    const { x, y } = place(index);
    pen.globalAlpha = 0.5;
    pen.lineWidth = 1.5;
    pen.strokeRect(x - size / 2, y - size / 2, size, size);
  }
  pen.globalAlpha = 1;
  pen.lineWidth = 4;
  for (const [from, to] of lines) {
    const [start, end] = [place(from), place(to)];
    pen.stroke(new Path2D(`M${start.x} ${start.y}L${end.x} ${end.y}`));
  }
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = colors.text;
  for (const [index, text] of cells.entries()) {
    const { x, y } = place(index);
    pen.font = serif(size * (text.length > 3 ? 0.28 : 0.42));
    halo(pen, colors.lit, size * 0.12, () => pen.strokeText(text, x, y));
    pen.fillText(text, x, y);
  }
  pen.restore();
}

function drawFigure(
  { pen, colors }: Tools,
  number: number,
  { x, y, radius }: Circle,
  detail: 'full' | 'mark',
): void {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = colors.gold;
  pen.fillStyle = colors.gold;
  pen.lineJoin = 'round';
  if (isCoreNumber(number)) {
    const scale = radius / 100;
    pen.scale(scale, scale);
    const { ticks, chords, lines, dots } = figurePaths(number, detail);
    const stroke = (path: string, width: number, opacity: number) => {
      pen.globalAlpha = opacity;
      pen.lineWidth = width / scale;
      pen.stroke(new Path2D(path));
    };
    stroke(ticks, 2, 0.5);
    stroke(chords, 1.5, 0.42);
    for (const line of lines) stroke(line, detail === 'full' ? 2.5 : 1.5, 1);
    pen.fill(new Path2D(dots));
  } else {
    pen.lineWidth = 2.5;
    pen.stroke(circleAt(0, 0, radius));
  }
  pen.restore();
}

/** A numeral in the middle of a drawing, whose lines fade out behind it. */
function drawNumeral({ pen, colors, serif }: Tools, numeral: string, circle: Circle): void {
  const { x, y, radius } = circle;
  const room = numeral.length > 2 ? 1.5 : 1.1;
  pen.font = serif(100);
  const size = Math.min(radius * 1.1, (100 * radius * room) / pen.measureText(numeral).width);
  pen.font = serif(size);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  // Circles and no gradient, whose dithering would make the file larger.
  pen.fillStyle = colors.lit;
  pen.globalAlpha = 0.12;
  for (let part = 0.7; part > 0.3; part -= 0.02) pen.fill(circleAt(x, y, radius * part));
  pen.globalAlpha = 1;
  // The middle of the digits, not of the line: no digit has a descender.
  const baseline = y + size * 0.325;
  halo(pen, colors.lit, size * 0.08, () => pen.strokeText(numeral, x, baseline));
  pen.fillStyle = colors.text;
  pen.fillText(numeral, x, baseline);
}

/** Draws in the color of the ground, to keep what comes next clear of the lines behind it. */
function halo(
  pen: CanvasRenderingContext2D,
  ground: string,
  width: number,
  draw: () => void,
): void {
  pen.save();
  pen.strokeStyle = ground;
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.globalAlpha = 0.9;
  draw();
  pen.restore();
}

function circleAt(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
}
