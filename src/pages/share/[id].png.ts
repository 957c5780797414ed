import type { APIRoute, GetStaticPaths } from 'astro';
import { heroName } from '../../art/all-pictures';
import { drawingOf } from '../../art/picture-files';
import { rasterLines } from '../../art/raster';
import { type ArticleId, articleIds } from '../../config/articles';

export const getStaticPaths = (() =>
  articleIds.map((id) => ({ params: { id } }))) satisfies GetStaticPaths;

/** The picture shown where an article is shared: its hero, 1200 × 630. */
export const GET: APIRoute = async ({ params }) => {
  const picture = await rasterLines(drawingOf(heroName(params['id'] as ArticleId)), 'png', 1);
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
};
