import type { SiteConfig } from './schema';
import { site } from './site';

/** The affiliate offer's address with both identifiers; what the address already asks for stays. */
export function offerAddress({ address, offerId, affiliateId }: SiteConfig['affiliate']): string {
  const url = new URL(address);
  url.searchParams.set('offer_id', offerId);
  url.searchParams.set('aff_id', affiliateId);
  return url.href;
}

/** Where the banner and every green button lead. */
export const offer = offerAddress(site.affiliate);
