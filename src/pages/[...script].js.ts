import type { APIRoute, GetStaticPaths } from 'astro';
import { bundleScript } from '../build/bundle-script';
import { pages } from '../config/pages';
import { site } from '../config/site';

const embed = pages.embed.path.slice(1);

/** Each in one piece: what the pages share would be thirty times as much. Other people's pages have the name of the first. */
const scripts = [
  { params: { script: embed }, props: { file: 'number-element' } },
  { params: { script: `${embed}/frame` }, props: { file: 'number-frame' } },
];

export const getStaticPaths = (() => (site.embed ? scripts : [])) satisfies GetStaticPaths;

/** A script for other people's pages, or for the frames in them, beside the page that gives the code away. */
export const GET: APIRoute = async ({ props: { file } }) => {
  const script = await bundleScript(`src/site/embed/${file}.client.ts`);
  return new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
};
