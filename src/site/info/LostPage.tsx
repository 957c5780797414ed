import { NumberFigure } from '../../art/NumberFigure';
import type { Page } from '../../config/pages';
import { Stars } from '../../ui/page/Stars';
import { LinkList } from '../frame/LinkList';
import styles from './LostPage.module.css';

type Props = {
  page: Page;
  /** What `sum` adds up to. */
  number: number;
  sum: string;
  text: string;
  links: readonly Page[];
};

/** What stands in place of a page that cannot be shown, and the way on. */
export function LostPage({ page, number, sum, text, links }: Props) {
  return (
    <>
      <Stars seed={page.path} />
      <div className={`stack-2 centered page ${styles.lost}`}>
        <NumberFigure number={number} className={styles.figure} />
        <h1>{page.heading}</h1>
        <p className={`reading gold ${styles.sum}`}>{sum}</p>
        <p className="reading">{text}</p>
        <LinkList links={links} className={`row-0 ${styles.links}`} linkClassName="touch" />
      </div>
    </>
  );
}
