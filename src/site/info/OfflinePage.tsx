import { NumberFigure } from '../../art/NumberFigure';
import { pages, toolPages } from '../../config/pages';
import { LinkList } from '../frame/LinkList';
import styles from './LostPage.module.css';

/** What the offline copy shows for a page that it does not have, and what it does have. */
export function OfflinePage() {
  return (
    <div className={`stack-2 centered page ${styles.lost}`}>
      <NumberFigure number={4} className={styles.figure} />
      <h1>{pages.offline.heading}</h1>
      <p className={styles.sum}>“Offline” adds up to 40, so it’s a 4: it stays where it is.</p>
      <p>
        You haven’t opened this page before, so there’s no copy of it in this browser. Reload it
        once you’re connected again. Until then, all of these work without a network:
      </p>
      <LinkList
        links={[...toolPages, pages.explore, pages.blog, pages['guide-frame']]}
        className={`row-0 ${styles.links}`}
        linkClassName="touch"
      />
    </div>
  );
}
