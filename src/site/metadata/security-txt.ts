import type { SiteConfig } from '../../config/schema';

/**
 * The file that says whom to tell of a weakness (RFC 9116). The day until which it holds is in the
 * configuration: a day counted from the build would make every build another.
 */
export function securityTxt({ email, origin, securityContactUntil }: SiteConfig): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${securityContactUntil}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
