import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { shareSize } from '../../art/share-cards/card';
import type { PictureFiles } from '../../ui/page/BlogPicture';

const HERO = shareSize.width / shareSize.height;

/** Where a photo is shown: its widths in pixels, and the shape that it is cut to. */
const places = {
  card: { widths: [360, 720], ratio: HERO },
  hero: { widths: [480, 800, 1200], ratio: HERO },
  product: { widths: [720], ratio: 720 / 400 },
  text: { widths: [480, 720, 1200], ratio: undefined },
  'wide banner': { widths: [720, 1440], ratio: undefined },
  'narrow banner': { widths: [332, 664], ratio: undefined },
} as const;

/** The files that the build makes of an owner's photo for a place. `src/build/encode-photo.ts` holds their weight. */
export async function photoFiles(
  photo: ImageMetadata,
  place: keyof typeof places,
): Promise<PictureFiles> {
  const original = sizeOf(photo);
  const { ratio = original.width / original.height, widths } = places[place];
  // No wider than what is cut from the photo.
  const own = Math.min(original.width, Math.round(original.height * ratio));
  const sizes = widths.map((width) => Math.min(width, own));
  const width = Math.max(...sizes);
  const height = Math.round(width / ratio);
  const options = { src: photo, format: 'webp', widths: sizes, width, height };
  const { src, srcSet } = await getImage(options);
  return { sources: [{ type: 'image/webp', srcSet: srcSet.attribute }], src, width, height };
}

/** Astro publishes an image as it is once one of its properties is read, but not where a copy is. */
function sizeOf(photo: ImageMetadata): ImageMetadata {
  return Reflect.get(photo, 'clone') ?? photo;
}

/** The address of a photo where its page is shared. */
export async function sharedPhoto(photo: ImageMetadata): Promise<string> {
  const { src } = await getImage({ src: photo, format: 'jpeg', ...shareSize });
  return src;
}
