import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { ownBanner } from '../../config/offer';
import { photoFiles } from './photo-files';

const pictures = import.meta.glob<ImageMetadata>(['../../../pictures/*', '!**/*.md'], {
  eager: true,
  import: 'default',
});

/** A file in `pictures/`. The build has checked that it is there. */
function pictureFile(name: string): ImageMetadata {
  const picture = pictures[`../../../pictures/${name}`];
  if (!picture) throw new Error(`There is no picture pictures/${name}.`);
  return picture;
}

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

/** The address of the owner's own logo, where there is one: shown 32 pixels wide, on screens of up to three times that. */
export async function logoAddress(name: string | undefined): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const { src } = await getImage({ src: pictureFile(name), format: 'png', width: 96, height: 96 });
  return src;
}
