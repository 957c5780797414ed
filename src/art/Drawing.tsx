import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

type Props = {
  /** What it shows; where that is an example, it says so. */
  caption: string;
  /** Parts of a drawing, in a field from -160 -110 to 160 110. */
  children: ReactNode;
};

/** A drawing in the place of a result. */
export function Drawing({ caption, children }: Props) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="-160 -110 320 220" aria-hidden="true">
        {children}
      </svg>
      <figcaption className={`centered quiet mt-2 ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
