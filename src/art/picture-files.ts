import { prefixed } from '#prefix';
import { allPictures } from './all-pictures';
import type { Picture } from './picture';
import { lineFormats } from './raster';

/** How many bytes a drawing may have. A heavier one is offered as bitmaps. */
const LIGHT = 12_000;

/** The file formats of a picture: a light drawing is its own file, a heavy one two bitmaps. */
export type PictureFormat = 'svg' | (typeof lineFormats)[number];

/** Cached: some pictures take a second to compute, and articles may share one. */
const drawn = new Map<Picture, string>();

/** The drawing of a picture, which must exist. */
export function svgOf(name: string): string {
  const picture = allPictures.get(name);
  if (!picture) throw new Error(`There is no picture “${name}” in src/art/pictures.`);
  const drawing = drawn.get(picture) ?? picture.draw();
  drawn.set(picture, drawing);
  return drawing;
}

/** The formats in which a picture is offered, lightest first. */
export function formatsOf(name: string): readonly PictureFormat[] {
  return svgOf(name).length <= LIGHT ? ['svg'] : lineFormats;
}

/** The name of a picture's file without its ending: each language has its own, with lettering in its words. */
export function pictureName(name: string): string {
  return prefixed(`/${name}`).slice(1);
}

/** The address of a picture's file. */
export function pictureAddress(name: string, format: PictureFormat): string {
  return `/pictures/${pictureName(name)}.${format}`;
}
