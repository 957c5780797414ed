import { isCoreNumber } from '@ninefold/numerology';
import { figurePaths } from '../../../art/figure-paths';
import type { Circle } from './layout';
import type { Tools } from './tools';

/** Draws the figure of a number; a ring for a number without one. */
export function drawFigure(
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
export function drawNumeral({ pen, colors, serif }: Tools, numeral: string, circle: Circle): void {
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
export function halo(
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

/** A whole circle. */
export function circleAt(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
}
