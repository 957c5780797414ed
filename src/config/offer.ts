import type { PageKind } from './page-record';
import type { SiteConfig } from './schema';
import { site } from './site';

type OfferLink = Pick<SiteConfig['affiliate'], 'address' | 'offerId' | 'affiliateId'>;

/** The offer's address with the identifiers that the partner wants; what it already asks for stays. */
export function offerAddress({ address, offerId, affiliateId }: OfferLink): string {
  const url = new URL(address);
  if (offerId) url.searchParams.set('offer_id', offerId);
  if (affiliateId) url.searchParams.set('aff_id', affiliateId);
  return url.href;
}

/** What the banner and the green button of a page offer. */
export interface Offer {
  readonly href: string;
  /** What the partner asks for it, in a few words. */
  readonly text: string;
}

type Kind = PageKind | 'article';

const { byKind, ...everywhere } = site.affiliate;
const own: { readonly [kind in Kind]?: typeof everywhere | undefined } = byKind;

/** The offer on a kind of page: the one for this kind, or the one for all. */
export function offerFor(kind: Kind): Offer {
  const { text, ...link } = own[kind] ?? everywhere;
  return { href: offerAddress(link), text };
}

/** The offer on the pages of calculators and tools. */
export const offer = offerFor('tool');

/** The ending of the names of a banner's pictures, which show what is offered. */
export function bannerEnding(kind: Kind): string {
  return own[kind] ? `-${kind}` : '';
}

/** What each set of pictures shows, by the ending of their names. */
export const bannerTexts: Readonly<Record<string, string>> = Object.fromEntries([
  ['', everywhere.text],
  ...(Object.keys(own) as Kind[]).map((kind) => [bannerEnding(kind), offerFor(kind).text]),
]);
