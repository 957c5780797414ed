import { assignLetters } from '@ninefold/numerology';
import { ofAllLetters } from '../../../numbers/letter-choices';
import { listed } from '../../../ui/text/wording';
import type { CountedPerson } from '../../entry/person';
import { penOf } from './canvas';
import type { Card } from './card';
import { drawArt } from './draw-art';
import { drawFoot, QUESTION } from './draw-foot';
import { drawSky } from './draw-sky';
import { drawWords } from './draw-words';
import { layoutOf } from './layout';
import { pageColors } from './page-colors';
import type { Shape } from './shapes';

/** A picture: a card, and whose result it is. */
export interface ResultPicture {
  readonly card: Card;
  readonly names: readonly CountedPerson[];
  /** Whether the names are written in it. Their shapes always are in it. */
  readonly hasNames: boolean;
}

/** How long a picture waits for its font. A device shares only soon after it was asked to. */
const FONT_WAIT = 2000;

/** Loads the font of a picture: a canvas does not wait for it. */
export async function loadFont(picture: ResultPicture): Promise<void> {
  const { kind, title, numeral, sentence } = picture.card;
  const words = [kind, title, numeral, sentence, ownerOf(picture), QUESTION].join(' ');
  const font = document.fonts.load(serif(50), words).catch(() => []);
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, FONT_WAIT))]);
}

/**
 * Draws a picture in one of its shapes, in the page's colors and font; a preview at a part of its size.
 * Throws without a canvas.
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  shape: Shape,
  picture: ResultPicture,
  scale = 1,
): void {
  const { card, names } = picture;
  canvas.width = Math.round(shape.width * scale);
  canvas.height = Math.round(shape.height * scale);
  const pen = penOf(canvas);
  pen.scale(scale, scale);
  const tools = { pen, colors: pageColors(), serif };
  const layout = layoutOf(shape, card);
  const sigils = sigilsOf(names);
  const isOfNames = card.art.kind === 'names' && sigils.length > 0;
  drawSky(tools, shape, layout);
  drawArt(tools, card, sigils, layout.art);
  drawWords(tools, card, !isOfNames, layout);
  drawFoot(tools, ownerOf(picture), card.art.kind === 'figure' ? sigils[0] : undefined, layout);
}

/** Whose picture it is, if that may be said. */
function ownerOf({ names, hasNames }: ResultPicture): string {
  return hasNames ? listed(names.map(({ name }) => name)) : '';
}

/** The page's font at a size in pixels. */
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
