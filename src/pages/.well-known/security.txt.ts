import type { APIRoute } from 'astro';
import { site } from '../../config/site';
import { securityTxt } from '../../site/metadata/security-txt';

/** Whom to tell of a weakness, as RFC 9116 has it. */
export const GET: APIRoute = () => {
  const until = site.securityContactUntil;
  if (Date.parse(until) < Date.now()) {
    console.warn(`site.config.ts: “securityContactUntil” was ${until}; give it a day to come.`);
  }
  return new Response(securityTxt(site));
};
