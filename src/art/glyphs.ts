import { glyph, widthOf } from './lettering';
import { round } from './path-data';

/** To how many font units coordinates are rounded: coarsely, a tenth of a pixel at reading size. */
const coarseness = { fine: 1, coarse: 5 } as const;

export type Anchor = 'start' | 'middle' | 'end';

/**
 * A case of letters for one drawing. Each glyph is written once and then only referred to, which
 * keeps a picture with a few dozen words small.
 */
export class TypeCase {
  readonly #glyphs = new Map<string, { readonly id: string; readonly outline: string }>();
  readonly #grain: keyof typeof coarseness;

  constructor(grain: keyof typeof coarseness) {
    this.#grain = grain;
  }

  get #unitsPerEm(): number {
    return 1000 / coarseness[this.#grain];
  }

  /** A line of text set from its baseline at `x`, `y`. */
  line(text: string, x: number, y: number, size: number, anchor: Anchor, fill: string): string {
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(text, size);
    let at = 0;
    const places = [...text].flatMap((character, index, all) => {
      const start = Math.round(at);
      at = widthOf(all.slice(0, index + 1).join(''), this.#unitsPerEm);
      const id = this.#idOf(character);
      return id ? [`href="#${id}"${start === 0 ? '' : ` x="${start}"`}`] : [];
    });
    const scale = Math.round((size / this.#unitsPerEm) * 10_000) / 10_000;
    const attributes = `transform="translate(${round(x - shift)} ${round(y)})scale(${scale})" fill="${fill}"`;
    // Most lines of a chart are one digit, which needs no group.
    if (places.length === 1) return `<use ${places[0]} ${attributes}/>`;
    return `<g ${attributes}>${places.map((place) => `<use ${place}/>`).join('')}</g>`;
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
    // One drawing may contain two cases.
    const id = this.#grain.charAt(0) + this.#glyphs.size.toString(36);
    this.#glyphs.set(character, { id, outline: glyph(character, this.#unitsPerEm) });
    return id;
  }
}
