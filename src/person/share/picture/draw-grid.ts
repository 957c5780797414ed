import type { Grid } from './card';
import { halo } from './draw-figure';
import type { Circle } from './layout';
import type { Tools } from './tools';

/** A square of nine, with the lines behind what is in its cells. */
export function drawGrid(
  { pen, colors, serif }: Tools,
  { cells, lines }: Grid,
  circle: Circle,
): void {
  const size = circle.radius * 0.62;
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
