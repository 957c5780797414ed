import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import { type NewsletterForm, newsletterProviders } from './newsletter-providers';

type Csp = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;

/**
 * The policy of every page. Astro adds the hashes of its own scripts and styles, and a document those of
 * its inline ones; nothing from another host is allowed but what a configured newsletter provider needs, and a
 * request to the counter of visits.
 */
export function contentSecurity(
  form: Pick<NewsletterForm, 'provider'> | undefined,
  counter: string | undefined,
): Csp {
  const hosts = form && newsletterProviders[form.provider].hosts;
  const connect = [...(hosts?.connect ?? []), ...(counter ? [new URL(counter).origin] : [])];
  const sources = (others: readonly string[] = []) => ["'self'", ...others].join(' ');
  return {
    algorithm: 'SHA-256',
    directives: [
      "default-src 'none'",
      `img-src ${sources(hosts?.image)}`,
      `font-src ${sources(hosts?.font)}`,
      `connect-src ${sources(connect)}`,
      "manifest-src 'self'",
      "frame-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      `form-action ${hosts?.form.join(' ') ?? "'none'"}`,
      // A provider's script inserts its form as markup, which this forbids.
      ...(hosts ? [] : ["require-trusted-types-for 'script'", 'trusted-types offline']),
    ],
    styleDirective: { resources: ["'self'", ...(hosts ? stylesOfForm(hosts.style) : [])] },
    scriptDirective: { resources: ["'self'", ...(hosts?.script ?? [])] },
  } as Csp;
}

/** A provider's form brings style elements and style attributes that no hash can foresee. */
function stylesOfForm(hosts: readonly string[]) {
  return [
    ...["'self'", "'unsafe-inline'", ...hosts].map((resource) => ({ resource, kind: 'element' })),
    { resource: "'unsafe-inline'", kind: 'attribute' },
  ];
}

/** An inline script or style as a policy names it. */
export function hash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
