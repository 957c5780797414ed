import { faultSentences, faultsWithInput } from './fault-sentences';
import { type SiteConfig, siteConfigSchema } from './schema';

/** Its message is sentences for the operator; nobody needs the stack. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';
}

/** The checked configuration, or an error whose message has one sentence for each mistake. */
export function checkSiteConfig(input: unknown): SiteConfig {
  const { data, error } = siteConfigSchema.safeParse(input, faultsWithInput);
  if (data) return data;
  throw new SiteConfigError(faultSentences('site.config.ts', error).join('\n'));
}
