import type { CoreNumber } from '@ninefold/numerology';
import { lampOf } from '../config/colors';
import { type HexColor, type HueUse, numberColor } from '../config/number-hues';
import { site } from '../config/site';
import type { Point } from './figure';
import { figureArea, figureParts, type Part, ticksPath } from './figure-parts';
import { type Anchor, TypeCase } from './glyphs';
import { polyline, round } from './path-data';

const { night, paper } = site.colors;

/** The grounds' colors for drawings: a picture file cannot read those of the style sheets. */
export const inks = {
  paper: { ...paper, accent: paper.link, scheme: 'paper' },
  night: { ...night, accent: night.link, tint: night.glow, scheme: 'night' },
  lamp: { ...night, ...lampOf(site.colors), accent: night.link, scheme: 'night' },
} as const;

export type Inks = (typeof inks)[keyof typeof inks];

/** A color by its role, or that of a number. */
export type Color = Exclude<keyof Inks, 'scheme'> | HexColor | 'none';

/** From this size on, text is set from fine outlines: it shows the rounding that smaller text hides. */
const DISPLAY = 56;

interface Stroke {
  readonly stroke?: Color;
  readonly width?: number;
  readonly fill?: Color;
  readonly opacity?: number;
  readonly dash?: string;
  readonly ends?: 'round';
}

interface Lettering {
  readonly size?: number;
  readonly anchor?: Anchor;
  readonly fill?: Color;
}

/** What a picture is drawn with. Every method returns markup, to be put together by the picture. */
export class Pen {
  readonly #ink: Inks;
  readonly #letters = new TypeCase('coarse');
  readonly #display = new TypeCase('fine');

  constructor(ink: Inks) {
    this.#ink = ink;
  }

  /** Text as outlines; `y` is the baseline. */
  text(text: string | number, x: number, y: number, style: Lettering = {}): string {
    const { size = 20, anchor = 'middle', fill = 'text' } = style;
    const letters = size < DISPLAY ? this.#letters : this.#display;
    return letters.line(String(text), x, y, size, anchor, this.#colorOf(fill));
  }

  circle(x: number, y: number, radius: number, style: Stroke = {}): string {
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${this.#attributes(style)}/>`;
  }

  dot(x: number, y: number, radius = 3, fill: Color = 'gold'): string {
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${this.#colorOf(fill)}"/>`;
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    style: Stroke & { radius?: number } = {},
  ): string {
    const corner = style.radius ? ` rx="${style.radius}"` : '';
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner}${this.#attributes(style)}/>`;
  }

  lines(points: readonly Point[], style: Stroke & { isClosed?: boolean } = {}): string {
    return this.path(`${polyline(points)}${style.isClosed ? 'Z' : ''}`, style);
  }

  path(d: string, style: Stroke = {}): string {
    return `<path d="${d}"${this.#attributes(style)}/>`;
  }

  figure(number: CoreNumber, x: number, y: number, radius: number, stroke: Color = 'gold'): string {
    return this.parts(figureParts(number, 'edgeless', { x, y, radius }, 1.2), stroke);
  }

  parts(parts: readonly Part[], color: Color = 'gold'): string {
    return parts
      .map(({ path, width, ...style }) =>
        this.path(path, {
          ...style,
          ...(width ? { stroke: color, width } : { stroke: 'none', fill: color }),
        }),
      )
      .join('');
  }

  ticks(radius: number, count?: number): string {
    return this.path(ticksPath({ x: 0, y: 0, radius }, 7, 14, count), {
      width: 1.25,
      opacity: 0.8,
    });
  }

  /** A color of a number: of lines, or of what fills its figure. */
  hue(number: CoreNumber, use: HueUse = 'hue'): HexColor {
    return numberColor(number, this.#ink.scheme, use);
  }

  filledFigure(number: CoreNumber, x: number, y: number, radius: number): string {
    const area = figureArea(number, { x, y, radius });
    return (
      this.path(area, { stroke: 'none', fill: this.hue(number, 'fill') }) +
      this.figure(number, x, y, radius)
    );
  }

  /** The outlines of all letters drawn so far, which belong beside the drawings that use them. */
  definitions(): string {
    return this.#letters.definitions() + this.#display.definitions();
  }

  /** The finished drawing. `content` must have been made with this pen. */
  finish(width: number, height: number, content: readonly string[], ground?: Color): string {
    const fill = ground && this.#colorOf(ground);
    const back = fill ? `<rect width="${width}" height="${height}" fill="${fill}"/>` : '';
    const letters = this.definitions();
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${letters}${back}${content.join('')}</svg>\n`;
  }

  #colorOf(color: Color): string {
    return color in this.#ink ? this.#ink[color as keyof Inks] : color;
  }

  #attributes({
    stroke = 'gold',
    width = 1.5,
    fill = 'none',
    opacity,
    dash,
    ends,
  }: Stroke): string {
    const line =
      stroke === 'none'
        ? ''
        : ` stroke="${this.#colorOf(stroke)}" stroke-width="${Math.round(width * 100) / 100}"`;
    const more =
      (opacity === undefined ? '' : ` opacity="${opacity}"`) +
      (dash ? ` stroke-dasharray="${dash}"` : '') +
      (ends ? ` stroke-linecap="${ends}"` : '');
    return ` fill="${this.#colorOf(fill)}"${line}${more}`;
  }
}
