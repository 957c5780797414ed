import type { ReactNode } from 'react';
import { thankYou } from '#texts/person/result';
import type { Offer } from '../../config/offer';
import { AffiliateButton } from '../../ui/offer/AffiliateButton';

type Props = {
  offer: Offer;
  /** What follows the offer: the working, the actions. */
  children?: ReactNode;
};

/**
 * What follows the reading of every result: the offer, with a note on who pays for the site, and then
 * everything else (docs/rules.md#affiliate-button).
 */
export function ResultEnd({ offer, children }: Props) {
  return (
    <div className="stack-3 mt-3">
      <AffiliateButton offer={offer}>
        <p className="note measure">{thankYou}</p>
      </AffiliateButton>
      {children}
    </div>
  );
}
