import { ring } from '../../../art/figure';
import type { Box, Layout } from './layout';
import type { Shape } from './shapes';
import type { Tools } from './tools';

/** More than the colors have steps, so that no band is visible. */
const BANDS = 48;

/** A night sky: a glow behind the drawing, orbits around it, and a few bodies away from the words. */
export function drawSky({ pen, colors }: Tools, { width, height }: Shape, layout: Layout): void {
  const { x, y, radius } = layout.art;
  pen.fillStyle = colors.sunken;
  pen.fillRect(0, 0, width, height);
  // Bands and no gradient, whose dithering would make the file twice as large.
  const reach = Math.max(width, height) * 0.7;
  for (let band = 0; band < BANDS; band += 1) {
    const part = (band / BANDS) * 200;
    pen.fillStyle =
      part < 100
        ? `color-mix(in srgb, ${colors.ground} ${part}%, ${colors.sunken})`
        : `color-mix(in srgb, ${colors.lit} ${part - 100}%, ${colors.ground})`;
    pen.beginPath();
    pen.arc(x, y, radius + reach * (1 - (band + 1) / BANDS), 0, 2 * Math.PI);
    pen.fill();
  }

  // The orbits end where the words begin.
  const end = layout.align === 'center' ? [x, layout.words.y] : [layout.words.x, y];
  const fading = pen.createLinearGradient(x, y, end[0] ?? x, end[1] ?? y);
  fading.addColorStop(0.5, colors.line);
  fading.addColorStop(1, colors.lineFaded);
  pen.strokeStyle = fading;
  pen.fillStyle = colors.quiet;
  pen.lineWidth = 1.25;
  for (let orbit = 0; orbit < 7; orbit += 1) {
    const size = radius * (1.3 + orbit * 0.34 + orbit * orbit * 0.03);
    pen.globalAlpha = 0.9 - orbit * 0.1;
    pen.beginPath();
    pen.arc(x, y, size, 0, 2 * Math.PI);
    pen.stroke();
    // Each body follows the last by the golden angle.
    pen.globalAlpha = 0.8;
    for (let body = 0; body < 9; body += 1) {
      const [point = { x: 0, y: 0 }] = ring(1, size, (orbit * 9 + body) * 0.381966);
      const at = { x: x + point.x, y: y + point.y };
      if (isNear(at, layout.words) || isNear(at, layout.foot)) continue;
      pen.beginPath();
      pen.arc(at.x, at.y, 1.6 + (body % 3) * 0.7, 0, 2 * Math.PI);
      pen.fill();
    }
  }
  pen.globalAlpha = 1;
}

/** Whether a star would look like a period or the dot of an i. */
function isNear({ x, y }: { x: number; y: number }, box: Box): boolean {
  const margin = 30;
  return (
    x > box.x - margin &&
    x < box.x + box.width + margin &&
    y > box.y - margin &&
    y < box.y + box.height + margin
  );
}
