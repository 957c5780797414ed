import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';
import { AffiliateButton } from '../../ui/offer/AffiliateButton';

type Props = {
  offer: Offer;
  /** What follows the offer: the working, the actions. */
  children?: ReactNode;
};

/**
 * What follows the specified part of every result. The offer comes first, with a note on who pays for the
 * site, and then everything that we added (docs/rules.md#affiliate-button).
 */
export function ResultEnd({ offer, children }: Props) {
  return (
    <div className="stack-3 apart-3">
      <AffiliateButton offer={offer}>
        <p className="note measure">
          Thank you for using our affiliate links: they keep every reading here free, and they don’t
          cost you anything extra.
        </p>
      </AffiliateButton>
      {children}
    </div>
  );
}
