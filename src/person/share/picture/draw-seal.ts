import { ring } from '../../../art/figure';
import type { SealNumber } from './card';
import { circleAt, drawFigure, drawNumeral, halo } from './draw-figure';
import { drawSigil } from './draw-sigil';
import type { Circle } from './layout';
import type { Tools } from './tools';

/** Nine numbers, each in its own figure, around the shape of a name. */
export function drawSeal(
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
