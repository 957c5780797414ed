import type { SiteConfig } from './schema';
import { site } from './site';

/** The affiliate offer's address with both identifiers; what the address already asks for stays. */
export function offerAddress({ address, offerId, affiliateId }: SiteConfig['affiliate']): string {
  const url = new URL(address);
  url.searchParams.set('offer_id', offerId);
  url.searchParams.set('aff_id', affiliateId);
  return url.href;
}

/** What the banner and every green button offer. */
export interface Offer {
  readonly href: string;
  /** What the partner asks for it, in a few words. */
  readonly text: string;
}

/** The configured offer. */
export const offer: Offer = { href: offerAddress(site.affiliate), text: site.affiliate.text };
