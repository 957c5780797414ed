import type { APIRoute, GetStaticPaths } from 'astro';
import { rasterLines } from '../../art/raster';
import { articleCard, drawCard, shareDrawings, shareName } from '../../art/share-cards/pictures';
import { path } from '../../config/paths';
import { site } from '../../config/site';
import { allArticles } from '../../site/articles/articles';

export const getStaticPaths = (async () => {
  const articles = (await allArticles()).filter(({ data }) => !data.hero);
  const ofArticles = articles.map(({ id, data }) => {
    const draw = (brand: string) => drawCard(articleCard(data.title), brand);
    return [path(`blog/${id}`), draw] as const;
  });
  // A drawing of an article's own takes the place of its card.
  return Array.from(new Map([...ofArticles, ...shareDrawings]), ([path, draw]) => ({
    params: { page: shareName(path) },
    props: { draw },
  }));
}) satisfies GetStaticPaths;

/** The picture shown where a page is shared. */
export const GET: APIRoute<{ draw: (brand: string) => string }> = async ({ props }) => {
  const picture = await rasterLines(props.draw(site.brand), 'png', 1);
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
};
