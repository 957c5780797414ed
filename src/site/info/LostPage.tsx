import { NumberFigure } from '../../art/NumberFigure';
import { pages, pagesIn } from '../../config/pages';
import { LinkList } from '../frame/LinkList';
import styles from './LostPage.module.css';

/** The 404 page: the arithmetic of its status, and links back. */
export function LostPage() {
  return (
    <div className={`stack-2 centered page ${styles.lost}`}>
      <NumberFigure number={8} className={styles.figure} />
      <h1>{pages['not-found'].heading}</h1>
      <p className={styles.sum}>4 + 0 + 4 = 8, and even an 8 can’t find it.</p>
      <p>Maybe there’s a typo in the address, or the page has moved. These are all still here:</p>
      <LinkList
        links={[...pagesIn('main'), pages.explore]}
        className={`row-0 ${styles.links}`}
        linkClassName="touch"
      />
    </div>
  );
}
