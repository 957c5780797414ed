import type { ImageMetadata } from 'astro';
import { ownBanner } from '../../config/offer';
import { photoFiles } from './photo-files';

const pictures = import.meta.glob<ImageMetadata>(['../../../pictures/*', '!**/*.md'], {
  eager: true,
  import: 'default',
});

/** The files of the owner's own pictures for the banner of a kind of page, where there are any. */
export async function bannerPictures(kind: Parameters<typeof ownBanner>[0]) {
  const banner = ownBanner(kind);
  if (!banner) return undefined;
  return {
    wide: await photoFiles(pictureFile(banner.wide), 'wide banner'),
    narrow: await photoFiles(pictureFile(banner.narrow), 'narrow banner'),
    alt: banner.alt,
  };
}

/** A file in `pictures/`. The build has checked that it is there. */
function pictureFile(name: string): ImageMetadata {
  const picture = pictures[`../../../pictures/${name}`];
  if (!picture) throw new Error(`There is no picture pictures/${name}.`);
  return picture;
}
