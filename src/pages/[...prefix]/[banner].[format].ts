import type { APIRoute, GetStaticPaths } from 'astro';
import { type BannerName, banner, bannerShapes } from '../../art/banner';
import { type RasterFormat, rasterTones, toneFormats } from '../../art/raster';
import { bannerTexts } from '../../config/offer';
import { prefixParam } from '../../config/prefix-param';

interface Props {
  readonly name: BannerName;
  readonly text: string;
  readonly format: RasterFormat;
}

export const getStaticPaths = (() =>
  Object.entries(bannerTexts).flatMap(([ending, text]) =>
    (Object.keys(bannerShapes) as BannerName[]).flatMap((name) =>
      toneFormats.map((format) => ({
        params: { ...prefixParam, banner: name + ending, format },
        props: { name, text, format } satisfies Props,
      })),
    ),
  )) satisfies GetStaticPaths;

/** `/psychic-banner.png`, `/psychic-banner-mobile.png` and their lighter twins, and those of other offers. */
export const GET: APIRoute<Props> = async ({ props: { name, text, format } }) => {
  const picture = await rasterTones(banner(name, text), format);
  return new Response(picture, { headers: { 'Content-Type': `image/${format}` } });
};
