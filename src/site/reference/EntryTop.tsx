import type { ReactNode } from 'react';
import type { Page } from '../../config/pages';
import { OnThisPage } from '../../ui/page/OnThisPage';
import styles from './EntryTop.module.css';

type Props = {
  page: Page;
  /** The page that lists all such entries. */
  index: Page;
  figure: ReactNode;
  epithet: string;
  meaning: string;
  contents: readonly { readonly id: string; readonly heading: string }[];
  children: ReactNode;
};

/** What the page of a number or a day opens with: its figure, what it means and the way to each part. */
export function EntryTop({ page, index, figure, epithet, meaning, contents, children }: Props) {
  return (
    <header className={`page ${styles.top}`}>
      <div className={styles.figure}>{figure}</div>
      <div>
        <p>
          <a className="touch quiet" href={index.path}>
            {index.label}
          </a>
        </p>
        <h1 className="hue-rule">{page.heading}</h1>
        <p className={`h3 gold mt-1 ${styles.epithet}`}>{epithet}</p>
        <p className={`h3 mt-3 ${styles.meaning}`} data-testid="meaning">
          {meaning}
        </p>
        <div className={`reading mt-2 ${styles.opening}`}>{children}</div>
      </div>
      <div className={styles.contents}>
        <OnThisPage parts={contents} />
      </div>
    </header>
  );
}
