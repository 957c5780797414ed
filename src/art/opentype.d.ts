/** The little that we use of a package that ships no types. */
declare module 'opentype.js/dist/opentype.mjs' {
  interface Command {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    readonly x?: number;
    readonly y?: number;
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
  }
  interface Font {
    getPath(text: string, x: number, y: number, size: number): { readonly commands: Command[] };
    /** 0 for a character that the font lacks. */
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
  }
  export function parse(buffer: ArrayBuffer): Font;
}
