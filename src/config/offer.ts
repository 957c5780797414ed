import type { PageKind } from './page-record';
import type { OwnPageId } from './paths';
import type { SiteConfig } from './schema';
import { site } from './site';

type SiteOffer = Exclude<SiteConfig['affiliate'], false>;
type OfferLink = Pick<SiteOffer, 'address' | 'offerId' | 'affiliateId'>;
type Kind = PageKind | 'article';

/** A page as an offer's address may name it. */
interface OfferPage {
  readonly id: string;
  readonly kind: Kind;
}

/** Where an offer's link stands, as its address may say. */
type Place = 'banner' | 'button' | 'article' | 'store';

/** The offer's address with the identifiers that the partner wants; what it already asks for stays. */
export function offerAddress(
  { address, offerId, affiliateId }: OfferLink,
  page: string,
  place: Place,
): string {
  // Of letters, digits and hyphens alone, because partners take little else.
  const fill = (text: string) =>
    text.replaceAll('{page}', page.replaceAll('/', '-')).replaceAll('{place}', place);
  const url = new URL(fill(address));
  if (offerId) url.searchParams.set('offer_id', fill(offerId));
  if (affiliateId) url.searchParams.set('aff_id', fill(affiliateId));
  return url.href;
}

/** What the banner and the green button of a page offer; `false` where the site has no offer. */
export type Offer =
  | false
  | {
      readonly href: string;
      /** What the partner asks for it, in a few words. */
      readonly text: string;
      /** The wording of the button, where it is the owner's own. */
      readonly button?: string;
    };

type OneOffer = Omit<SiteOffer, 'button' | 'byKind'>;

const everywhere = site.affiliate || undefined;
const own: { readonly [kind in Kind]?: OneOffer | undefined } = everywhere?.byKind ?? {};

function offerFor(kind: Kind): OneOffer | undefined {
  return own[kind] ?? everywhere;
}

function offerAt(page: OfferPage, place: Place): Offer {
  const offer = offerFor(page.kind);
  if (!offer) return false;
  const href = offerAddress(offer, page.id, place);
  const button = everywhere?.button;
  return { href, text: offer.text, ...(button && { button }) };
}

/** The offer behind the banner of a page. */
export function bannerOffer(page: OfferPage): Offer {
  return offerAt(page, page.kind === 'store' ? 'store' : 'banner');
}

/** The offer behind the green button of a calculator or tool. */
export function toolOffer(id: OwnPageId): Offer {
  return offerAt({ id, kind: 'tool' }, 'button');
}

/** The offer behind the green button of an article. */
export function articleOffer(id: string): Offer {
  return offerAt({ id, kind: 'article' }, 'article');
}

/** The owner's own pictures for the banner of a kind of page. */
export function ownBanner(kind: Kind): SiteOffer['banner'] {
  return offerFor(kind)?.banner;
}

/** The ending of the names of a banner's pictures, which show what is offered. */
export function bannerEnding(kind: Kind): string {
  return own[kind] ? `-${kind}` : '';
}

/** Every offer of the site, by the ending of the names of its banner's pictures. */
const offers = [
  ['', everywhere] as const,
  ...Object.entries(own).map(([kind, offer]) => [bannerEnding(kind as Kind), offer] as const),
];

/** What each set of drawn pictures shows, by the ending of their names. */
export const bannerTexts: Readonly<Record<string, string>> = Object.fromEntries(
  offers.flatMap(([ending, offer]) => (offer && !offer.banner ? [[ending, offer.text]] : [])),
);

/** Whether an address tells the partner from which page a visitor came, or from which place on it. */
export const tellsPage = offers.some(([, offer]) =>
  [offer?.address, offer?.offerId, offer?.affiliateId].some((part) => part?.includes('{')),
);
