import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js/dist/opentype.mjs';
import { fitText, type Space } from './fit-text';

const font = fontOf('latin');
const extended = fontOf('latin-ext');

function fontOf(part: string) {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/eb-garamond/files/eb-garamond-${part}-500-normal.woff`,
  );
  return parse(new Uint8Array(readFileSync(file)).buffer);
}

/** The part of the typeface that has a character: an owner’s name may be Łukasz. */
function fontWith(character: string) {
  return font.charToGlyphIndex(character) === 0 ? extended : font;
}

/** How wide a line of text is when set at a size. */
export function widthOf(text: string, size: number): number {
  const others = [...text].filter((character) => fontWith(character) === extended);
  const plain = [...text].filter((character) => fontWith(character) === font);
  return (
    font.getAdvanceWidth(plain.join(''), size) + extended.getAdvanceWidth(others.join(''), size)
  );
}

/** The size of a line that has to stay within a width. */
export function sizeWithin(text: string, width: number, largest: number): number {
  return Math.min(largest, width / widthOf(text, 1));
}

/**
 * One character's outline in whole units and relative steps, which is the shortest way to write it. Never SVG
 * `text`: that would be set in whatever font the building machine happens to have.
 */
export function glyph(character: string, size: number): string {
  let [penX, penY] = [0, 0];
  let before = '';
  const steps = fontWith(character)
    .getPath(character, 0, 0, size)
    .commands.map(({ type, ...to }) => {
      if (to.x === undefined || to.y === undefined) return step('z', []);
      const points = [to.x1, to.y1, to.x2, to.y2, to.x, to.y].filter(
        (value) => value !== undefined,
      );
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

/** A text as large as its space allows. */
export function fitLettering(text: string, space: Space) {
  return fitText(text, space, (part) => widthOf(part, 1));
}
