import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js/dist/opentype.mjs';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff',
);
const font = parse(new Uint8Array(readFileSync(file)).buffer);

/** How wide a line of text is when set at a size. */
export function widthOf(text: string, size: number): number {
  return font.getAdvanceWidth(text, size);
}

/**
 * A line of text as outlines, its baseline beginning at `x`, `y`. Never SVG `text`: that would be
 * set in whatever font the building machine happens to have.
 */
export function lettering(text: string, x: number, y: number, size: number): string {
  // The library's own writer turns some coordinates into NaN.
  return font
    .getPath(text, x, y, size)
    .commands.map(({ type, ...to }) => {
      const values = [to.x1, to.y1, to.x2, to.y2, to.x, to.y].filter(
        (value) => value !== undefined,
      );
      return type + values.map((value) => Number(value.toFixed(1))).join(' ');
    })
    .join('');
}

/** One character's outline in whole units and relative steps, which is the shortest way to write it. */
export function glyph(character: string, size: number): string {
  let [penX, penY] = [0, 0];
  let before = '';
  const steps = font.getPath(character, 0, 0, size).commands.map(({ type, ...to }) => {
    if (to.x === undefined || to.y === undefined) return step('z', []);
    const points = [to.x1, to.y1, to.x2, to.y2, to.x, to.y].filter((value) => value !== undefined);
    const relative = points.map(
      (value, index) => Math.round(value) - (index % 2 === 0 ? penX : penY),
    );
    [penX, penY] = [Math.round(to.x), Math.round(to.y)];
    if (type === 'M') return step('M', [penX, penY]);
    return relative.every((value) => value === 0) ? '' : step(type.toLowerCase(), relative);
  });
  return steps.join('');

  /** A command with its numbers; one that repeats the previous command omits its name. */
  function step(command: string, numbers: readonly number[]): string {
    const text = numbers.join(' ').replaceAll(' -', '-');
    const isNamed = command !== before || command === 'M';
    const name = isNamed ? command : text.startsWith('-') ? '' : ' ';
    before = command;
    return name + text;
  }
}

/** A text broken between words into at most `count` lines, as even as can be. */
export function evenLines(text: string, count: number): readonly string[] {
  const words = text.split(/\s+/);
  return evenest(words, Math.min(count, words.length)).lines;
}

/** The largest size, up to `preferred`, at which every line fits into the width. */
export function fittingSize(lines: readonly string[], width: number, preferred: number): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, 1)));
  return Math.min(preferred, width / widest);
}

/** The way to set words on a number of lines that wastes least: the smallest sum of squares. */
function evenest(words: readonly string[], count: number): { lines: string[]; cost: number } {
  const whole = words.join(' ');
  if (count === 1) return { lines: [whole], cost: widthOf(whole, 1) ** 2 };
  const ways = words.slice(0, words.length - count + 1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const rest = evenest(words.slice(index + 1), count - 1);
    return { lines: [first, ...rest.lines], cost: widthOf(first, 1) ** 2 + rest.cost };
  });
  return ways.reduce((best, next) => (next.cost < best.cost ? next : best));
}
