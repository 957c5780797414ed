import type { APIRoute } from 'astro';
import { bundleScript } from '../../build/bundle-script';

export { getStaticPaths } from '../[...embed].js';

/** The script of the frames. In one piece, because what the pages share would be thirty times as much. */
export const GET: APIRoute = async () => {
  const script = await bundleScript('src/site/embed/number-frame.client.ts');
  return new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
};
