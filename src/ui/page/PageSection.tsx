import type { ReactNode } from 'react';
import styles from './PageSection.module.css';

type Props = {
  children: ReactNode;
  /** For a line or two that belong to the section above. */
  isTight?: boolean;
};

/** A section of a page: the page's width, with space above and below. */
export function PageSection({ children, isTight = false }: Props) {
  return <div className={`${isTight ? styles.tight : styles.section} later`}>{children}</div>;
}
