import { isCoreNumber } from '@ninefold/numerology';
import type { Point } from '../../../art/figure';
import { figurePaths } from '../../../art/figure-paths';
import type { Tools } from './canvas';
import type { Circle } from './layout';

/** Draws the figure of a number; a ring for a number without one. */
export function drawFigure(
  { pen, colors, fillOf }: Tools,
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
    const { area, ticks, chords, lines, dots } = figurePaths(number, detail);
    pen.fillStyle = fillOf(number);
    pen.fill(new Path2D(area));
    pen.fillStyle = colors.gold;
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
  pen.fillStyle = behind;
  pen.globalAlpha = 0.12;
  for (let part = 0.5; part > 0.3; part -= 0.01) pen.fill(circleAt(x, y, radius * part));
  pen.globalAlpha = 1;
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

/** A whole circle. */
export function circleAt(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
}
