import { allPictures } from '../../art/all-pictures';
import { formatsOf, pictureAddress } from '../../art/picture-files';
import type { PictureFiles } from '../../ui/page/BlogPicture';

/** The files of a picture that `src/art/pictures` draws. */
export function drawnPicture(name: string): PictureFiles {
  const { width = 0, height = 0 } = allPictures.get(name) ?? {};
  const formats = formatsOf(name);
  return {
    sources: formats
      .slice(0, -1)
      .map((format) => ({ type: `image/${format}`, srcSet: pictureAddress(name, format) })),
    src: pictureAddress(name, formats.at(-1) ?? 'svg'),
    width,
    height,
  };
}
