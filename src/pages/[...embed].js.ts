import type { APIRoute, GetStaticPaths } from 'astro';
import { bundleScript } from '../build/bundle-script';
import { pages } from '../config/pages';
import { site } from '../config/site';

/** Beside the page that gives the code away, with a name that never changes: other people's pages have it. */
export const getStaticPaths = (() =>
  site.embed ? [{ params: { embed: pages.embed.path.slice(1) } }] : []) satisfies GetStaticPaths;

/** The script for other people's pages. */
export const GET: APIRoute = async () => {
  const script = await bundleScript('src/site/embed/number-element.client.ts');
  return new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
};
