import type { Page } from '../../config/pages';
import styles from './Page.module.css';

type Props = { page: Pick<Page, 'heading' | 'tagline'> };

/** The page's one `h1` and the line that explains it. */
export function PageTitle({ page: { heading, tagline } }: Props) {
  return (
    <div className={`page ${styles.title}`}>
      <h1>{heading}</h1>
      {tagline && <p className={`reading quiet mt-half ${styles.tagline}`}>{tagline}</p>}
    </div>
  );
}
