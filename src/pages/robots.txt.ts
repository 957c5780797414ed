import type { APIRoute } from 'astro';
import { sitemapName } from '../config/editions';
import { site } from '../config/site';

/** Everything may be read; the lists of pages are in the sitemaps. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n\n${site.languages
      .map((language) => `Sitemap: ${site.origin}/${sitemapName(language)}-index.xml\n`)
      .join('')}`,
  );
