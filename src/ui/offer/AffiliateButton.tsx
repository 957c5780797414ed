import type { ComponentProps } from 'react';
import styles from '../primitives/Button.module.css';
import { outbound } from './outbound';

type Props = Omit<ComponentProps<'a'>, 'children'> & { href: string };

/** The green call to action. It leads to the outside offer, which islands are handed as a property. */
export function AffiliateButton({ className, ...link }: Props) {
  const classes = [styles.button, styles.affiliate, className].filter(Boolean).join(' ');
  return (
    <a {...link} {...outbound} className={classes}>
      Try a Free Numerology Reading
    </a>
  );
}
