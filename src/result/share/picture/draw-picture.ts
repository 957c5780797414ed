import { assignLetters } from '@ninefold/numerology';
import { listed } from '#texts/language';
import { question } from '#texts/result/share/picture';
import { circlePath } from '../../../art/path-data';
import { sky } from '../../../art/sky';
import { ofAllLetters } from '../../../numbers/letter-choices';
import type { CountedPerson } from '../../../person/entry/person';
import { pageColors, paint, penOf, pngOf, type Tools } from './canvas';
import { drawArt } from './draw-art';
import { drawFoot, drawWords } from './draw-words';
import { type Format, formats, type Layout, layoutOf } from './layout';
import { type ResultCard, titleOf } from './result-card';

/** A picture: a card, and whose result it is. */
export interface ResultPicture {
  readonly card: ResultCard;
  readonly names: readonly CountedPerson[];
  /** Whether the names are written in it. Their shapes always are in it. */
  readonly hasNames: boolean;
}

/** How long a picture waits for its font. A device shares only soon after it was asked to. */
const FONT_WAIT_MS = 2000;

/** Loads the font of a picture: a canvas does not wait for it. */
export async function loadFont(picture: ResultPicture): Promise<void> {
  const { kind, title, numeral, sentence } = picture.card;
  const words = [kind, title, numeral, sentence, ownerOf(picture), question].join(' ');
  const font = document.fonts.load(serif(50), words).catch(() => []);
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS))]);
}

/**
 * Draws a picture in one of its formats, in the page's colors and font; a preview at a part of its size.
 * Throws without a canvas.
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  format: Format,
  picture: ResultPicture,
  scale = 1,
): void {
  const { card, names } = picture;
  canvas.width = Math.round(format.width * scale);
  canvas.height = Math.round(format.height * scale);
  const pen = penOf(canvas);
  pen.scale(scale, scale);
  const number = card.art.kind === 'figure' ? card.art.number : undefined;
  const fillOf = (other: number) => pageColors(other).fill;
  const tools = { pen, colors: pageColors(number), fillOf, serif };
  const layout = layoutOf(format, card);
  const sigils = sigilsOf(names);
  const isOfNames = card.art.kind === 'names' && sigils.length > 0;
  drawBackground(tools, format, layout);
  drawArt(tools, card, sigils, layout.art);
  drawWords(tools, card, !isOfNames, layout);
  drawFoot(tools, ownerOf(picture), card.art.kind === 'figure' ? sigils[0] : undefined, layout);
}

/** Whose picture it is, if that may be said. */
function ownerOf({ names, hasNames }: ResultPicture): string {
  return hasNames ? listed(names.map(({ name }) => name)) : '';
}

function serif(size: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--serif');
  return `500 ${size}px ${family}`;
}

/** The values of the letters of each name; none where a name has no letter that counts. */
function sigilsOf(names: readonly CountedPerson[]): readonly (readonly number[])[] {
  const all = names.map(({ name, letters }) =>
    assignLetters(name, ofAllLetters(letters)).letters.map(({ value }) => value),
  );
  return all.every((digits) => digits.length > 0) ? all : [];
}

/** A picture as a file: `life-path-11-square.png`, in plain letters. Throws where the browser refuses. */
export async function pictureFile(
  picture: ResultPicture,
  format: Format = formats[0],
): Promise<File> {
  await loadFont(picture);
  const canvas = document.createElement('canvas');
  drawPicture(canvas, format, picture);
  const plain = `${titleOf(picture.card)} ${format.id}`.normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new File([await pngOf(canvas)], `${words.join('-')}.png`, { type: 'image/png' });
}

/** More than the colors have steps, so that no band is visible. */
const BANDS = 48;

/** A night sky: a glow behind the drawing, orbits around it, and a few planets away from the words. */
function drawBackground({ pen, colors }: Tools, { width, height }: Format, layout: Layout): void {
  const { x, y, radius } = layout.art;
  pen.fillStyle = colors.sunken;
  pen.fillRect(0, 0, width, height);
  // Bands and no gradient, whose dithering would make the file twice as large.
  const reach = Math.max(width, height) * 0.7;
  for (let band = 0; band < BANDS; band += 1) {
    const part = (band / BANDS) * 200;
    const fill =
      part < 100
        ? `color-mix(in srgb, ${colors.ground} ${part}%, ${colors.sunken})`
        : `color-mix(in srgb, ${colors.lit} ${part - 100}%, ${colors.ground})`;
    paint(pen, fill, { path: circlePath(x, y, radius + reach * (1 - (band + 1) / BANDS)) });
  }

  // The orbits end where the words begin.
  const end = layout.align === 'center' ? [x, layout.words.y] : [layout.words.x, y];
  const fading = pen.createLinearGradient(x, y, end[0] ?? x, end[1] ?? y);
  fading.addColorStop(0.5, colors.line);
  fading.addColorStop(1, colors.lineFaded);
  const { orbits, planets } = sky(layout.art, [layout.words, layout.foot]);
  paint(pen, fading, ...orbits);
  paint(pen, colors.quiet, planets);
}
