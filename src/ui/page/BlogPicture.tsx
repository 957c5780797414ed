import type { ComponentProps } from 'react';
import { pictures } from '../../art/all-pictures';
import { formatsOf, pictureAddress } from '../../art/picture-files';

type Props = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & {
  name: string;
  alt: string;
};

/** One of the blog's pictures, in the smallest format that the browser supports. */
export function BlogPicture({ name, alt, ...img }: Props) {
  const formats = formatsOf(name);
  const fallback = formats.at(-1) ?? 'svg';
  const { width, height } = pictures.get(name) ?? {};
  const image = (
    <img {...img} alt={alt} src={pictureAddress(name, fallback)} width={width} height={height} />
  );
  if (formats.length === 1) return image;
  return (
    <picture>
      {formats.slice(0, -1).map((format) => (
        <source key={format} srcSet={pictureAddress(name, format)} type={`image/${format}`} />
      ))}
      {image}
    </picture>
  );
}
