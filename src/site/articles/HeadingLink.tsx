import type { ComponentProps } from 'react';
import { linkToSection } from '#texts/site/articles';
import styles from './HeadingLink.module.css';

/** A section's heading with a link to itself, for sharing. */
export function HeadingLink({ children, id, ...heading }: ComponentProps<'h2'>) {
  return (
    <h2 {...heading} id={id} className={styles.heading}>
      {children}{' '}
      <a className={`screen-only gold ${styles.link}`} href={`#${id}`} aria-label={linkToSection}>
        #
      </a>
    </h2>
  );
}
