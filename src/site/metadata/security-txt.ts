import { LANGUAGE } from '../../config/language';
import type { SiteConfig } from '../../config/schema';

/**
 * The contact for security reports (RFC 9116). Its expiry date is in the configuration: a date relative
 * to the build would make builds irreproducible.
 */
export function securityTxt({ email, origin, securityContactUntil }: SiteConfig): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${securityContactUntil}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGE}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
