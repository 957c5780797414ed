import { circlePath } from '../../../art/circle-path';
import { ring } from '../../../art/figure';
import type { GridDrawing } from '../../birth-grid/grid-drawing';
import { drawIn, paint, type Tools } from './canvas';
import { drawFigure, drawNumeral, drawSigil, drawSigils, writeClear } from './draw-figure';
import type { Circle } from './layout';
import type { LabeledNumber, ResultCard } from './result-card';

/** Draws the drawing of a picture. `sigils` are the letters of the names, as digits. */
export function drawArt(
  tools: Tools,
  { art, numeral = '' }: ResultCard,
  sigils: readonly (readonly number[])[],
  circle: Circle,
): void {
  switch (art.kind) {
    case 'figure':
      drawFigure(tools, art.number, circle, 'full');
      drawNumeral(tools, numeral, circle, tools.colors.fill);
      break;
    case 'names':
      if (sigils.length > 0) {
        drawSigils(tools, sigils, circle);
      } else {
        for (const number of art.figures) drawFigure(tools, number, circle, 'full');
        drawNumeral(tools, numeral, circle);
      }
      break;
    case 'nine-numbers':
      drawNineNumbers(tools, art.numbers, sigils[0], circle);
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

/** Nine numbers, each in its own figure, around the shape of a name. */
function drawNineNumbers(
  tools: Tools,
  numbers: readonly LabeledNumber[],
  sigil: readonly number[] | undefined,
  { x, y, radius }: Circle,
): void {
  const { pen, colors, serif } = tools;
  const orbit = radius * 0.85;
  const medal = radius * 0.15;
  paint(pen, circlePath(x, y, orbit), { stroke: colors.gold, width: 1.5, opacity: 0.4 });
  if (sigil) drawSigil(tools, sigil, { x, y, radius: radius * 0.4 }, { lineWidth: 3.4 });
  else drawFigure(tools, numbers.length, { x, y, radius: radius * 0.5 }, 'full');
  for (const [index, point] of ring(numbers.length, orbit).entries()) {
    const { label, value } = numbers[index] ?? { label: '', value: 0 };
    const place = { x: x + point.x, y: y + point.y, radius: medal };
    paint(pen, circlePath(place.x, place.y, medal * 1.12), { fill: colors.lit });
    drawFigure(tools, value, place, 'mark');
    drawNumeral(tools, String(value), place, tools.fillOf(value));
    pen.font = serif(radius * 0.062);
    pen.fillStyle = colors.quiet;
    pen.textAlign = 'center';
    pen.textBaseline = 'top';
    // The label cuts the orbit, so that no line runs through it.
    const below = { x: place.x, y: place.y + medal * 1.16 };
    writeClear(pen, label, below, { ground: colors.lit, width: radius * 0.03 });
  }
}

/** A ring of a hundred ticks, those up to the percentage in gold. */
function drawDial({ pen, colors }: Tools, percent: number, circle: Circle): void {
  drawIn(pen, circle, () => {
    pen.lineCap = 'round';
    for (const [index, { x, y }] of ring(100, 100).entries()) {
      const inner = index % 10 === 0 ? 0.84 : 0.9;
      const tick =
        index < percent ? { stroke: colors.gold, width: 1.8 } : { stroke: colors.line, width: 1 };
      paint(pen, `M${x} ${y}L${x * inner} ${y * inner}`, tick);
    }
    const inside = { stroke: colors.gold, width: 150 / circle.radius, opacity: 0.4 };
    paint(pen, circlePath(0, 0, 76), inside);
  });
}

/** A square of nine, each digit that is there in its hue, with the lines behind the digits. */
function drawGrid(tools: Tools, { cells, lines }: GridDrawing, circle: Circle): void {
  const { pen, colors, fillOf, serif } = tools;
  const size = circle.radius * 0.62;
  const place = (index: number) => ({
    x: circle.x + ((index % 3) - 1) * size,
    y: circle.y + (Math.floor(index / 3) - 1) * size,
  });
  pen.save();
  pen.strokeStyle = colors.gold;
  pen.lineCap = 'round';
  pen.lineWidth = 1.5;
  for (const [index, { digit, count }] of cells.entries()) {
    const { x, y } = place(index);
    const cell = [x - size / 2, y - size / 2, size, size] as const;
    pen.fillStyle = fillOf(digit);
    if (count > 0) pen.fillRect(...cell);
    pen.strokeRect(...cell);
  }
  for (const [from, to] of lines) {
    const [start, end] = [place(from), place(to)];
    const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
    paint(pen, line, { stroke: colors.gold, width: 4 });
  }
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [index, { digit, count }] of cells.entries()) {
    const { x, y } = place(index);
    const text = String(digit).repeat(count || 1);
    const height = size * Math.min(0.46, 1.6 / text.length);
    pen.font = serif(height);
    if (count > 0) {
      // The lines end before the digits.
      const width = pen.measureText(text).width + height * 0.5;
      pen.fillStyle = fillOf(digit);
      pen.fillRect(x - width / 2, y - height * 0.6, width, height * 1.1);
    }
    pen.fillStyle = count > 0 ? colors.text : colors.line;
    pen.fillText(text, x, y);
  }
  pen.restore();
}
