import { type Circle, ring } from '../../../art/figure';
import { circlePath } from '../../../art/path-data';
import type { GridDrawing } from '../../figures/grid-drawing';
import { drawIn, paint, type Tools, write } from './canvas';
import { drawFigure, drawNumeral, drawSigil, drawSigils } from './draw-figure';
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
  const { pen, colors } = tools;
  const orbit = radius * 0.85;
  const medal = radius * 0.15;
  paint(pen, colors.gold, { path: circlePath(x, y, orbit), width: 1.5, opacity: 0.4 });
  if (sigil) drawSigil(tools, sigil, { x, y, radius: radius * 0.4 }, { lineWidth: 3.4 });
  else drawFigure(tools, numbers.length, { x, y, radius: radius * 0.5 }, 'full');
  const halo = { ground: colors.lit, width: radius * 0.03 };
  const ofLabel = { size: radius * 0.062, color: colors.quiet, baseline: 'top', halo } as const;
  for (const [index, point] of ring(numbers.length, orbit).entries()) {
    const { label, value } = numbers[index] ?? { label: '', value: 0 };
    const place = { x: x + point.x, y: y + point.y, radius: medal };
    paint(pen, colors.lit, { path: circlePath(place.x, place.y, medal * 1.12) });
    drawFigure(tools, value, place, 'mark');
    drawNumeral(tools, String(value), place, tools.fillOf(value));
    // The label cuts the orbit, so that no line runs through it.
    write(tools, label, { x: place.x, y: place.y + medal * 1.16 }, ofLabel);
  }
}

/** A ring of a hundred ticks, those up to the percentage in gold. */
function drawDial({ pen, colors }: Tools, percent: number, circle: Circle): void {
  drawIn(pen, circle, () => {
    for (const [index, { x, y }] of ring(100, 100).entries()) {
      const inner = index % 10 === 0 ? 0.84 : 0.9;
      const path = `M${x} ${y}L${x * inner} ${y * inner}`;
      const isReached = index < percent;
      const [color, width] = isReached ? [colors.gold, 1.8] : [colors.line, 1];
      paint(pen, color, { path, width, ends: 'round' });
    }
    paint(pen, colors.gold, {
      path: circlePath(0, 0, 76),
      width: 150 / circle.radius,
      opacity: 0.4,
    });
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
  for (const [index, { digit, count }] of cells.entries()) {
    const { x, y } = place(index);
    const path = `M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}Z`;
    if (count > 0) paint(pen, fillOf(digit), { path });
    paint(pen, colors.gold, { path, width: 1.5 });
  }
  for (const [from, to] of lines) {
    const [start, end] = [place(from), place(to)];
    const path = `M${start.x} ${start.y}L${end.x} ${end.y}`;
    paint(pen, colors.gold, { path, width: 4, ends: 'round' });
  }
  for (const [index, { digit, count }] of cells.entries()) {
    const { x, y } = place(index);
    const text = String(digit).repeat(count || 1);
    const height = size * Math.min(0.46, 1.6 / text.length);
    if (count > 0) {
      // The lines end before the digits.
      pen.font = serif(height);
      const width = pen.measureText(text).width + height * 0.5;
      pen.fillStyle = fillOf(digit);
      pen.fillRect(x - width / 2, y - height * 0.6, width, height * 1.1);
    }
    const color = count > 0 ? colors.text : colors.line;
    write(tools, text, { x, y }, { size: height, color });
  }
}
