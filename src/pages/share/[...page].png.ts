import type { APIRoute, GetStaticPaths } from 'astro';
import { rasterLines } from '../../art/raster';
import { shareDrawings, shareName } from '../../art/share-cards/pictures';
import { site } from '../../config/site';

export const getStaticPaths = (() =>
  Array.from(shareDrawings, ([path, draw]) => ({
    params: { page: shareName(path) },
    props: { draw },
  }))) satisfies GetStaticPaths;

/** The picture shown where a page is shared. */
export const GET: APIRoute<{ draw: (brand: string) => string }> = async ({ props }) => {
  const picture = await rasterLines(props.draw(site.brand), 'png', 1);
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
};
