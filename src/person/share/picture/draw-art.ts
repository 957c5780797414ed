import type { Card } from './card';
import { drawDial } from './draw-dial';
import { drawFigure, drawNumeral } from './draw-figure';
import { drawGrid } from './draw-grid';
import { drawSeal } from './draw-seal';
import { drawShapes } from './draw-sigil';
import type { Circle } from './layout';
import type { Tools } from './tools';

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
