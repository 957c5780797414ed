import type { ComponentProps } from 'react';
import styles from '../primitives/Button.module.css';
import { outbound } from './outbound';

type Props = Omit<ComponentProps<'a'>, 'children'> & { href: string };

/** The green call to action. It links to the affiliate offer, which islands receive as a prop. */
export function AffiliateButton({ className, ...link }: Props) {
  const classes = [styles.button, styles.affiliate, className].filter(Boolean).join(' ');
  return (
    <a {...link} {...outbound} className={classes}>
      Try a Free Numerology Reading
    </a>
  );
}
