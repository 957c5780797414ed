import type { APIRoute, GetStaticPaths } from 'astro';
import { allPictures } from '../../art/all-pictures';
import { formatsOf, type PictureFormat, svgOf } from '../../art/picture-files';
import { rasterLines } from '../../art/raster';

interface Params extends Record<string, string> {
  name: string;
  format: PictureFormat;
}

export const getStaticPaths = (() =>
  [...allPictures.keys()].flatMap((name) =>
    formatsOf(name).map((format) => ({ params: { name, format } satisfies Params })),
  )) satisfies GetStaticPaths;

/** The blog's pictures as files. */
export const GET: APIRoute = async ({ params }) => {
  const { name, format } = params as Params;
  const drawing = svgOf(name);
  return format === 'svg'
    ? new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } })
    : new Response(await rasterLines(drawing, format), {
        headers: { 'Content-Type': `image/${format}` },
      });
};
