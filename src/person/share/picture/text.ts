import type { Tools } from './canvas';

/** The space for a text. */
interface Space {
  readonly width: number;
  readonly height: number;
  /** The largest size of the letters. */
  readonly largest: number;
  /** The distance of two lines, as a part of the size. */
  readonly leading: number;
}

/** The width of a text whose letters have a size of 1. */
type Measure = (text: string) => number;

const SMALLEST = 8;

/**
 * A text as large as its space allows, in lines of about equal length. Words are never cut: a word that is
 * too long makes the whole text smaller.
 */
export function fitText(text: string, space: Space, measure: Measure) {
  const { width, height, largest, leading } = space;
  const words = wordsOf(text);
  for (let size = largest; ; size -= 1) {
    const lines = evenLines(words, width / size, measure);
    const isFitting =
      lines.length * size * leading <= height &&
      lines.every((line) => measure(line) * size <= width);
    if (isFitting || size <= SMALLEST) return { size, lines };
  }
}

/** Lines of about equal length, as few as fit the width. */
function evenLines(words: readonly string[], width: number, measure: Measure): readonly string[] {
  const { length } = linesOf(words, width, measure);
  // The narrowest column with the same number of lines.
  let [narrow, wide] = [width / 2, width];
  for (let step = 0; step < 8; step += 1) {
    const middle = (narrow + wide) / 2;
    if (linesOf(words, middle, measure).length > length) narrow = middle;
    else wide = middle;
  }
  return linesOf(words, wide, measure);
}

function linesOf(words: readonly string[], width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line.trim() && measure((line + word).trim()) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trim()].filter(Boolean);
}

/**
 * The parts between which a line may end: single Han or kana, and words, with the space after them. A
 * number stays with the word before it.
 */
function wordsOf(text: string): readonly string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+(?: \d+[.,]?(?!\S))?\s*/gu,
    ) ?? []
  );
}

/** Sets a text as large as its space allows. It is drawn from a position down: its left edge, or its middle. */
export function setText({ pen, serif }: Tools, text: string, color: string, space: Space) {
  pen.font = serif(100);
  const measure = (part: string) => pen.measureText(part).width / 100;
  const { size, lines } = fitText(text, space, measure);
  const lineHeight = size * space.leading;
  return {
    width: Math.max(0, ...lines.map((line) => measure(line) * size)),
    height: lines.length * lineHeight,
    draw(x: number, y: number, align: 'left' | 'center') {
      pen.font = serif(size);
      pen.fillStyle = color;
      pen.textAlign = align;
      pen.textBaseline = 'middle';
      for (const [index, line] of lines.entries()) {
        pen.fillText(line, x, y + (index + 0.5) * lineHeight);
      }
    },
  };
}
