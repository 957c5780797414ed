import type { Circle, Point } from '../../../art/figure';
import type { Part } from '../../../art/figure-parts';

/** The context of a canvas that has its size. Throws where the browser has none. */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on.');
  pen.lineJoin = 'round';
  return pen;
}

/** What was drawn on a canvas, as a PNG. Throws where the browser refuses. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  if (!isReadable()) throw new Error('No picture.');
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('No picture.'))),
      'image/png',
    ),
  );
}

/**
 * Whether a canvas returns what was drawn on it. Browsers that guard against fingerprinting return a
 * blank picture or noise, and no error.
 */
function isReadable(): boolean {
  const drawn = [18, 52, 86, 255];
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const pen = penOf(canvas);
  pen.fillStyle = 'rgb(18, 52, 86)';
  pen.fillRect(0, 0, 8, 8);
  const { data } = pen.getImageData(0, 0, 8, 8);
  // Some browsers change a few values by one, which nobody sees.
  return data.every((value, index) => Math.abs(value - (drawn[index % 4] ?? 0)) < 8);
}

/** The colors of a picture, as CSS has them. */
const COLORS = {
  ground: 'var(--ground)',
  sunken: 'var(--sunken)',
  gold: 'var(--gold)',
  link: 'var(--link)',
  text: 'var(--text)',
  quiet: 'var(--quiet)',
  line: 'var(--line)',
  lineFaded: 'rgb(from var(--line) r g b / 0)',
  hue: 'var(--number-hue)',
  fill: 'var(--number-fill)',
  /** The background of a drawing, which glows in the hue of its number. */
  lit: 'color-mix(in srgb, var(--number-fill) 55%, var(--ground))',
} as const;

type Colors = Readonly<Record<keyof typeof COLORS, string>>;

/**
 * The page's colors in its own color scheme, with the hue of a number. A canvas does not support
 * `light-dark()`.
 */
export function pageColors(number?: number): Colors {
  const probe = document.body.appendChild(document.createElement('span'));
  if (number) probe.dataset['number'] = String(number);
  // In high contrast every color would be that of the text.
  probe.style.setProperty('forced-color-adjust', 'none');
  const colors = Object.entries(COLORS).map(([name, color]) => {
    probe.style.color = color;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors) as Colors;
}

/** Draws parts of a drawing in one color. */
export function paint(
  pen: CanvasRenderingContext2D,
  ink: string | CanvasGradient,
  ...parts: readonly Part[]
): void {
  pen.save();
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  for (const { path, width, opacity = 1, ends = 'butt' } of parts) {
    const shape = new Path2D(path);
    pen.globalAlpha = opacity;
    pen.lineCap = ends;
    if (width) {
      pen.lineWidth = width;
      pen.stroke(shape);
    } else {
      pen.fill(shape);
    }
  }
  pen.restore();
}

/** Draws what is made for a circle round 0, 0 with a radius of 100 in another circle. */
export function drawIn(
  pen: CanvasRenderingContext2D,
  { x, y, radius }: Circle,
  draw: () => void,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(radius / 100, radius / 100);
  draw();
  pen.restore();
}

export interface Tools {
  readonly pen: CanvasRenderingContext2D;
  readonly colors: Colors;
  /** The color that fills the figure of a number. */
  readonly fillOf: (number: number) => string;
  /** The font at a size in pixels. */
  readonly serif: (size: number) => string;
}

interface Writing {
  readonly size: number;
  readonly color: string;
  readonly opacity?: number;
  readonly align?: CanvasTextAlign;
  readonly baseline?: CanvasTextBaseline;
  /** A line round the letters in the color of the ground, which keeps them clear of what is behind. */
  readonly halo?: { readonly ground: string; readonly width: number };
}

/** Writes a line of text, in the middle of its position unless told otherwise. */
export function write({ pen, serif }: Tools, text: string, { x, y }: Point, style: Writing): void {
  const { size, color, opacity = 1, align = 'center', baseline = 'middle', halo } = style;
  pen.save();
  pen.font = serif(size);
  pen.textAlign = align;
  pen.textBaseline = baseline;
  if (halo) {
    pen.strokeStyle = halo.ground;
    pen.lineWidth = halo.width;
    pen.globalAlpha = 0.9;
    pen.strokeText(text, x, y);
  }
  pen.fillStyle = color;
  pen.globalAlpha = opacity;
  pen.fillText(text, x, y);
  pen.restore();
}
