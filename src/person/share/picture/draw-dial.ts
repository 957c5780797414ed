import { ring } from '../../../art/figure';
import { circleAt } from './draw-figure';
import type { Circle } from './layout';
import type { Tools } from './tools';

/** A ring of a hundred ticks, those up to the percentage in gold. */
export function drawDial({ pen, colors }: Tools, percent: number, { x, y, radius }: Circle): void {
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
