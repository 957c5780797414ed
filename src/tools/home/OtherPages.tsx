import * as words from '#texts/tools/home';
import { ring } from '../../art/figure';
import { circlePath } from '../../art/path-data';
import { sigil } from '../../art/sigil';
import { pages } from '../../config/pages';
import { isShown, path } from '../../config/paths';
import cards from '../../result/next/NextCards.module.css';
import styles from './Home.module.css';

const PAGES: readonly { page: keyof typeof words.otherPages; drawing: string | undefined }[] = [
  {
    page: 'profile',
    drawing: ring(9, 84)
      .map(({ x, y }) => circlePath(x, y, 15))
      .join(''),
  },
  { page: 'together', drawing: circlePath(-34, 0, 64) + circlePath(34, 0, 64) },
  { page: 'today', drawing: 'M-76-62H76V84H-76ZM-76-22H76M-38-86V-40M38-86V-40' },
  { page: 'birth-grid', drawing: 'M-84-84H84V84H-84ZM-84-28H84M-84 28H84M-28-84V84M28-84V84' },
  { page: 'sigil', drawing: sigil([1, 5, 5, 1, 3, 5, 5])?.line },
  { page: 'blind-test', drawing: 'M-96-62H-42V62H-96ZM-27-62H27V62H-27ZM42-62H96V62H42Z' },
];

/** What else there is, for a visitor who has no result yet. */
export function OtherPages() {
  return (
    <div className="mt-4">
      <nav className="screen-only cards" aria-label={words.whatElse}>
        {PAGES.filter(({ page }) => isShown(page)).map(({ page, drawing }) => (
          <a key={page} className={`card ${cards.card}`} href={path(page)}>
            <svg className={cards.figure} viewBox="-110 -110 220 220" aria-hidden="true">
              <path className={styles.drawing} d={drawing} vectorEffect="non-scaling-stroke" />
            </svg>
            <span>
              <strong>{pages[page].label}</strong>
              <span className="reading">{words.otherPages[page]}</span>
            </span>
          </a>
        ))}
      </nav>
      <p>
        <a className="touch" href={path('explore')}>
          {words.everything}
        </a>
      </p>
    </div>
  );
}

/** A line above the title, for a browser that saves people. Whether it does is known before the first paint. */
export function TodayLine() {
  if (!isShown('today')) return null;
  return (
    <p className={`centered screen-only ${styles.line}`}>
      <a className="touch" href={path('today')} data-testid="today-line">
        {words.todayLine}
      </a>
    </p>
  );
}
