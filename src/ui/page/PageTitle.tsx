import type { Page } from '../../config/pages';
import styles from './PageTitle.module.css';

type Props = { page: Pick<Page, 'heading' | 'tagline'> };

/** The page's one `h1` and the line that explains it. */
export function PageTitle({ page: { heading, tagline } }: Props) {
  return (
    <div className={styles.title}>
      <h1>{heading}</h1>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
    </div>
  );
}
