import type { ReactNode } from 'react';
import styles from './Page.module.css';

type Props = {
  children: ReactNode;
  /** For a line or two that belong to the section above. */
  isTight?: boolean;
  /** On the first screen, where an estimate of its height would move what follows. */
  isFirst?: boolean;
};

/** A section of a page: the page's width, with space above and below. */
export function PageSection({ children, isTight = false, isFirst = false }: Props) {
  const space = isTight ? styles.tight : styles.section;
  return <div className={isFirst ? `page ${space}` : `page later ${space}`}>{children}</div>;
}
