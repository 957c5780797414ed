import type { APIRoute, GetStaticPaths } from 'astro';
import { bundleScript } from '../build/bundle-script';
import { counterOf } from '../config/counter';
import { site } from '../config/site';

export const getStaticPaths = (() =>
  counterOf(site.visits) ? [{ params: { visits: 'visits' } }] : []) satisfies GetStaticPaths;

/** `/visits.js`, which reports that a page was opened, where the configuration has something count that. */
export const GET: APIRoute = async () => {
  const script = await bundleScript('src/site/visits/visits.client.ts');
  return new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
};
