import type { ReactNode } from 'react';
import styles from './CornerBadge.module.css';

type Props = { corner: 'left' | 'right'; children: ReactNode };

/** A word in an upper corner of a picture. */
export function CornerBadge({ corner, children }: Props) {
  return <p className={styles[corner]}>{children}</p>;
}
