import { fitText } from './fit-text';
import type { Box } from './layout';
import type { Tools } from './tools';

/** How a text is set. */
interface TextStyle {
  /** The largest size of its letters. */
  readonly largest: number;
  /** The distance of two lines, as a part of the size. */
  readonly leading: number;
  readonly color: string;
}

/** A text in lines, ready to be drawn. */
export interface SetText {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Draws it from a position down: its left edge, or its middle. */
  readonly draw: (x: number, y: number, align: 'left' | 'center') => void;
}

/** Sets a text as large as its box allows. */
export function setText(
  { pen, serif }: Tools,
  text: string,
  box: Pick<Box, 'width' | 'height'>,
  { largest, leading, color }: TextStyle,
): SetText {
  pen.font = serif(100);
  const measure = (part: string) => pen.measureText(part).width / 100;
  const { size, lines } = fitText(text, { ...box, largest, leading }, measure);
  return {
    size,
    width: Math.max(0, ...lines.map((line) => measure(line) * size)),
    height: lines.length * size * leading,
    draw: (x, y, align) => {
      pen.font = serif(size);
      pen.fillStyle = color;
      pen.textAlign = align;
      pen.textBaseline = 'middle';
      for (const [index, line] of lines.entries()) {
        pen.fillText(line, x, y + (index + 0.5) * size * leading);
      }
    },
  };
}
