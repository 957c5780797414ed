import type { APIRoute } from 'astro';
import { site } from '../config/site';

/** Everything may be read; the list of pages is in the sitemap. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap-index.xml\n`);
