import { AffiliateButton } from './AffiliateButton';
import { AffiliateThanks } from './AffiliateThanks';
import styles from './CardOffer.module.css';

/** The green button with its thank-you note. */
export function CardOffer({ href }: { href: string }) {
  return (
    <div className={styles.offer}>
      <AffiliateButton href={href} />
      <AffiliateThanks />
    </div>
  );
}
