import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';
import button from '../primitives/Button.module.css';
import styles from './AffiliateButton.module.css';
import { outbound } from './outbound';

const TERMS_ID = 'offer-terms';

type Props = {
  /** Pages pass it in: an island cannot read the configuration. */
  offer: Offer;
  /** For the link. */
  className?: string | undefined;
  /** Notes below the terms. */
  children?: ReactNode;
};

/**
 * The green call to action, once a page. The label and the terms are a part of it, so that it never
 * appears without them, and the terms are the banner's text, so that the two never disagree.
 */
export function AffiliateButton({ offer, className, children }: Props) {
  const classes = [button.button, button.affiliate, className].filter(Boolean).join(' ');
  return (
    <div className={`screen-only row ${styles.offer}`}>
      <a href={offer.href} {...outbound} className={classes} aria-describedby={TERMS_ID}>
        Try a Free Numerology Reading
      </a>
      <div className={`stack-half ${styles.notes}`}>
        <p id={TERMS_ID} className={`note ${styles.terms}`}>
          <span className={styles.label}>Sponsored</span>
          {` Our partner’s offer: ${offer.text}`}
        </p>
        {children}
      </div>
    </div>
  );
}
