import type { SiteConfig } from './schema';

/** Where every page reports that it was opened; `undefined` where nothing in a page counts. */
export function counterOf(visits: SiteConfig['visits']): string | undefined {
  if (typeof visits === 'string') return undefined;
  return 'endpoint' in visits
    ? visits.endpoint
    : `https://${visits.goatcounter}.goatcounter.com/count`;
}
