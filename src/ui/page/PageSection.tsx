import type { ReactNode } from 'react';
import styles from './PageSection.module.css';

type Props = {
  children: ReactNode;
  /** For a line or two that belong to what stands above. */
  isTight?: boolean;
};

/** A part of a page: the page's width, and room above and below. */
export function PageSection({ children, isTight = false }: Props) {
  return <div className={`${isTight ? styles.tight : styles.section} later`}>{children}</div>;
}
