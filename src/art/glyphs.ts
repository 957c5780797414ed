import { glyph, widthOf } from './lettering';

/** Coordinates are rounded to this many font units: a tenth of a pixel at reading size. */
const COARSENESS = 5;

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
    const places = [...text].flatMap((character, index, all) => {
      const start = Math.round(at);
      at = widthOf(all.slice(0, index + 1).join(''), 1000 / COARSENESS);
      const id = this.#idOf(character);
      return id ? [`href="#${id}"${start === 0 ? '' : ` x="${start}"`}`] : [];
    });
    const scale = round4((size * COARSENESS) / 1000);
    const look = `transform="translate(${round(x - shift)} ${round(y)})scale(${scale})" fill="${fill}"`;
    // Most lines of a chart are one digit, which needs no group.
    if (places.length === 1) return `<use ${places[0]} ${look}/>`;
    return `<g ${look}>${places.map((place) => `<use ${place}/>`).join('')}</g>`;
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
