import type { APIRoute, GetStaticPaths } from 'astro';
import { allPictures } from '../../art/all-pictures';
import { formatsOf, type PictureFormat, pictureName, svgOf } from '../../art/picture-files';
import { rasterLines } from '../../art/raster';

interface Props {
  readonly drawing: string;
  readonly format: PictureFormat;
}

export const getStaticPaths = (() =>
  [...allPictures.keys()].flatMap((name) =>
    formatsOf(name).map((format) => ({
      params: { name: pictureName(name), format },
      props: { drawing: svgOf(name), format } satisfies Props,
    })),
  )) satisfies GetStaticPaths;

/** The blog's pictures as files. */
export const GET: APIRoute<Props> = async ({ props: { drawing, format } }) =>
  format === 'svg'
    ? new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } })
    : new Response(await rasterLines(drawing, format), {
        headers: { 'Content-Type': `image/${format}` },
      });
