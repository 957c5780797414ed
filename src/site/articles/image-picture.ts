import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureFiles } from '../../ui/page/BlogPicture';

const WIDTHS = [480, 720, 1200];

/** The files that Astro makes of an image beside an article: three widths, AVIF, WebP and its own format. */
export async function imagePicture(image: ImageMetadata): Promise<PictureFiles> {
  const widths = WIDTHS.filter((width) => width <= image.width);
  const [avif, webp, own] = await Promise.all([
    getImage({ src: image, format: 'avif', widths }),
    getImage({ src: image, format: 'webp', widths }),
    getImage({ src: image, width: Math.min(image.width, 1200) }),
  ]);
  return {
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
    src: own.src,
    width: image.width,
    height: image.height,
  };
}
