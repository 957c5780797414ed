import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import type { SiteConfig } from './schema';

type Csp = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;

/**
 * The policy of every page. Astro adds the hashes of its own scripts and styles; nothing from
 * another host is allowed but what a configured newsletter provider needs.
 */
export function contentSecurity(
  newsletter: SiteConfig['newsletter'],
  inline: { styles: readonly string[]; scripts: readonly string[] },
): Csp {
  const hosts = newsletter?.hosts;
  const sources = (own: string, others: readonly string[] = []) => [own, ...others].join(' ');
  return {
    algorithm: 'SHA-256',
    directives: [
      "default-src 'none'",
      `img-src ${sources("'self'", hosts?.image)}`,
      "font-src 'self'",
      `connect-src ${sources("'self'", hosts?.connect)}`,
      "manifest-src 'self'",
      `frame-src ${sources("'self'", hosts?.frame)}`,
      "worker-src 'self'",
      "base-uri 'none'",
      `form-action ${hosts?.form.length ? hosts.form.join(' ') : "'none'"}`,
      // A provider's script may not comply with this.
      ...(newsletter
        ? []
        : ["require-trusted-types-for 'script'" as const, 'trusted-types offline' as const]),
    ] as Csp['directives'],
    styleDirective: {
      hashes: inline.styles.map(hash),
      resources: ["'self'", ...(hosts?.style ?? [])],
    },
    scriptDirective: {
      hashes: inline.scripts.map(hash),
      resources: ["'self'", ...(hosts?.script ?? [])],
    },
  } as Csp;
}

/** An inline script or style as a policy names it. */
export function hash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
