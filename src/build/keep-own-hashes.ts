import { hash } from '../config/content-security';

/**
 * A page whose policy names its own inline scripts and styles only. Astro names those of the whole
 * site on every page: two kilobytes that cannot be compressed, before the first word.
 */
export function keepOwnHashes(html: string): string {
  const own = new Set<string>(
    [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text]) =>
      hash(text ?? ''),
    ),
  );
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (policy) =>
    policy.replaceAll(/ '(sha256-[^']+)'/g, (source, name: string) =>
      own.has(name) ? source : '',
    ),
  );
}
