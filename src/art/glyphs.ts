import { glyph, widthOf } from './lettering';

/** Coordinates are rounded to this many font units: a fifth of a pixel at reading size. */
const COARSENESS = 10;

export type Anchor = 'start' | 'middle' | 'end';

/**
 * A case of letters for one drawing. Each glyph is written once and then only referred to, which
 * keeps a picture with a few dozen words small.
 */
export class TypeCase {
  readonly #glyphs = new Map<string, { readonly id: string; readonly outline: string }>();

  /** A line of text set from its baseline at `x`, `y`. */
  line(text: string, x: number, y: number, size: number, anchor: Anchor, fill: string): string {
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(text, size);
    let at = 0;
    const uses = [...text].map((character, index, all) => {
      const start = at;
      at = widthOf(all.slice(0, index + 1).join(''), 1000 / COARSENESS);
      const id = this.#idOf(character);
      return id ? `<use href="#${id}" x="${Math.round(start)}"/>` : '';
    });
    const place = `translate(${round(x - shift)} ${round(y)})scale(${round4((size * COARSENESS) / 1000)})`;
    return `<g transform="${place}" fill="${fill}">${uses.join('')}</g>`;
  }

  /** The outlines of all letters used so far; they belong into the drawing once. */
  definitions(): string {
    const paths = [...this.#glyphs.values()].map(
      ({ id, outline }) => `<path id="${id}" d="${outline}"/>`,
    );
    return paths.length > 0 ? `<defs>${paths.join('')}</defs>` : '';
  }

  #idOf(character: string): string | undefined {
    if (character.trim() === '') return undefined;
    const known = this.#glyphs.get(character);
    if (known) return known.id;
    const id = `g${this.#glyphs.size.toString(36)}`;
    this.#glyphs.set(character, { id, outline: glyph(character, 1000 / COARSENESS) });
    return id;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
