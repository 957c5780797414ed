import type { APIRoute } from 'astro';
import { site } from '../../config/site';

/**
 * The contact for security reports (RFC 9116). Its expiry date is in the configuration: a date relative
 * to the build would make builds irreproducible.
 */
export const GET: APIRoute = () => {
  const { email, languages, origin, securityContactUntil } = site;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${securityContactUntil}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'));
};
