import type { APIRoute, GetStaticPaths } from 'astro';
import { rasterLines } from '../../art/raster';
import { drawShare, sharedRoutes, shareName } from '../../art/share/pictures';
import type { Route } from '../../config/pages';
import { site } from '../../config/site';

export const getStaticPaths = (() =>
  sharedRoutes.map((path) => ({
    params: { page: shareName(path) },
    props: { path },
  }))) satisfies GetStaticPaths;

/** The picture shown where a page is shared. */
export const GET: APIRoute<{ path: Route }> = async ({ props }) => {
  const picture = await rasterLines(drawShare(props.path, site.brand), 'png', 1);
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
};
