import type { Offer } from '../../config/offer';
import { AffiliateButton } from './AffiliateButton';
import { AffiliateThanks } from './AffiliateThanks';

/** The green button with its thank-you note. */
export function CardOffer({ offer }: { offer: Offer }) {
  return (
    <AffiliateButton offer={offer}>
      <AffiliateThanks />
    </AffiliateButton>
  );
}
