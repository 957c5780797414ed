import { isCoreNumber } from '@ninefold/numerology';
import { figurePaths } from '../../art/figure-paths';

/** What the picture of a result shows. It never contains a birth date. */
export interface ResultCard {
  /** The name of the saved file, without its extension: `life-path-11`. */
  readonly fileName: string;
  /** The number, or a percentage. */
  readonly numeral: string;
  /** The numbers whose figures are drawn behind it, one over the other. */
  readonly figures: readonly number[];
  /** What kind of number it is. */
  readonly kind: string;
  readonly title: string;
  readonly sentence: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 110;
/** The center of the figure. Below it is space for two lines of title and five of text. */
const MIDDLE = 375;
const FIGURE_SCALE = 2.75;

/** Draws a result as a picture of 1080 × 1350, in the page's colors and font. */
export async function drawResultCard(card: ResultCard, address: string): Promise<Blob> {
  const page = getComputedStyle(document.documentElement);
  const colors = pageColors();
  const serif = (size: number) => `500 ${size}px ${page.getPropertyValue('--serif')}`;
  // A canvas does not wait for a font to load.
  await document.fonts.load(serif(50), card.title + card.sentence).catch(() => []);

  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on.');

  pen.fillStyle = colors.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colors.line;
  pen.strokeRect(40.5, 40.5, WIDTH - 81, HEIGHT - 81);

  for (const number of card.figures) drawFigure(pen, number, colors.gold);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const size = card.numeral.length > 1 ? 210 : 250;
  pen.font = serif(size);
  // Several numbers in a row may be wider than the picture.
  const { width } = pen.measureText(card.numeral);
  pen.font = serif(size * Math.min(1, (WIDTH - 2 * MARGIN) / width));
  // A halo in the background color separates the numeral from the figure's lines.
  pen.strokeStyle = colors.ground;
  pen.lineWidth = 26;
  pen.lineJoin = 'round';
  pen.strokeText(card.numeral, WIDTH / 2, MIDDLE);
  pen.fillStyle = colors.text;
  pen.fillText(card.numeral, WIDTH / 2, MIDDLE);

  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colors.gold;
  pen.font = serif(38);
  pen.fillText(card.kind, WIDTH / 2, 755);
  pen.fillStyle = colors.text;
  pen.font = serif(76);
  const below = drawLines(pen, card.title, 840, 84);
  pen.fillStyle = colors.quiet;
  pen.font = serif(42);
  drawLines(pen, card.sentence, below + 14, 56);
  pen.fillStyle = colors.gold;
  pen.font = serif(34);
  pen.fillText(address, WIDTH / 2, HEIGHT - 84);

  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('No picture.'))),
      'image/png',
    ),
  );
}

/** The page's colors in its own color scheme. A canvas does not support `light-dark()`. */
export function pageColors() {
  const probe = document.body.appendChild(document.createElement('span'));
  const resolved = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = {
    ground: resolved('ground'),
    line: resolved('line'),
    gold: resolved('gold'),
    text: resolved('text'),
    quiet: resolved('quiet'),
  };
  probe.remove();
  return colors;
}

function drawFigure(pen: CanvasRenderingContext2D, number: number, gold: string): void {
  if (!isCoreNumber(number)) return;
  const { ticks, chords, lines, dots } = figurePaths(number, 'full');
  pen.save();
  pen.translate(WIDTH / 2, MIDDLE);
  pen.scale(FIGURE_SCALE, FIGURE_SCALE);
  pen.strokeStyle = gold;
  pen.fillStyle = gold;
  const stroke = (path: string, width: number, opacity: number) => {
    pen.globalAlpha = opacity;
    pen.lineWidth = width / FIGURE_SCALE;
    pen.stroke(new Path2D(path));
  };
  stroke(ticks, 2, 0.5);
  stroke(chords, 1.5, 0.42);
  for (const line of lines) stroke(line, 2.5, 1);
  pen.fill(new Path2D(dots));
  pen.restore();
}

/** Draws a text in as many lines as it needs. Returns the position of the next line. */
function drawLines(
  pen: CanvasRenderingContext2D,
  text: string,
  top: number,
  height: number,
): number {
  let line = '';
  let y = top;
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > WIDTH - 2 * MARGIN) {
      pen.fillText(line, WIDTH / 2, y);
      line = word;
      y += height;
    } else {
      line = longer;
    }
  }
  pen.fillText(line, WIDTH / 2, y);
  return y + height;
}
