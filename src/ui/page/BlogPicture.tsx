import type { ComponentProps } from 'react';

/** The files of one picture, for a browser to choose from. */
export interface PictureFiles {
  /** For a reader who prefers dark, and in formats that not every browser supports, smallest first. */
  readonly sources: readonly {
    readonly type: string;
    readonly srcSet: string;
    readonly media?: string;
  }[];
  /** In a format that every browser supports. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

type Props = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & {
  files: PictureFiles;
  alt: string;
};

/** One of the blog's pictures, in the smallest format that the browser supports. */
export function BlogPicture({ files, alt, sizes, ...img }: Props) {
  const { sources, src, width, height } = files;
  const image = <img {...img} alt={alt} src={src} width={width} height={height} />;
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
