import type { ReactNode } from 'react';
import { sponsored } from '#texts/ui';
import type { Offer } from '../../config/offer';
import button from '../primitives/Button.module.css';
import { buttonText } from './button-text';
import { outbound } from './outbound';

const TERMS_ID = 'offer-terms';

type Props = {
  /** Pages pass it in: an island cannot read the configuration. */
  offer: Offer;
  children?: ReactNode;
};

/**
 * The green call to action, once a page, and nothing where the site has no offer. The label and the terms stand above it, so that nothing is offered
 * before it is labeled, and the terms are the banner's text, so that the two never disagree.
 */
export function AffiliateButton({ offer, children }: Props) {
  if (!offer) return null;
  return (
    <div className="screen-only stack-1 start">
      <p id={TERMS_ID} className="note">
        <strong>{sponsored}</strong>
        {` · ${offer.text}`}
      </p>
      <a
        href={offer.href}
        {...outbound}
        className={`${button.button} ${button.affiliate}`}
        aria-describedby={TERMS_ID}
      >
        {buttonText(offer.button)}
      </a>
      {children}
    </div>
  );
}
