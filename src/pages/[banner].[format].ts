import type { APIRoute, GetStaticPaths } from 'astro';
import { type BannerName, banner, bannerShapes } from '../art/banner';
import { type RasterFormat, rasterTones, toneFormats } from '../art/raster';
import { site } from '../config/site';

interface Params extends Record<string, string> {
  banner: BannerName;
  format: RasterFormat;
}

export const getStaticPaths = (() =>
  (Object.keys(bannerShapes) as BannerName[]).flatMap((banner) =>
    toneFormats.map((format) => ({ params: { banner, format } satisfies Params })),
  )) satisfies GetStaticPaths;

/** `/psychic-banner.png`, `/psychic-banner-mobile.png` and their lighter twins. */
export const GET: APIRoute = async ({ params }) => {
  const { banner: name, format } = params as Params;
  const picture = await rasterTones(banner(name, site.affiliate.text), format);
  return new Response(picture, { headers: { 'Content-Type': `image/${format}` } });
};
