import { NumberFigure } from '../../art/NumberFigure';
import { type PageId, path } from '../../config/paths';
import cards from '../../person/next/NextCards.module.css';
import styles from './Doors.module.css';

const DOORS = [
  {
    page: 'profile',
    number: 9,
    name: 'The Whole Profile',
    line: 'Every number of yours, on one page.',
  },
  {
    page: 'together',
    number: 6,
    name: 'The Two of You',
    line: 'Two people, five pairs of numbers.',
  },
  { page: 'today', number: 5, name: 'Today, for You', line: 'Your day, your month, your year.' },
  { page: 'birth-grid', number: 4, name: 'Birth Grid', line: 'Your date in the square of nine.' },
  { page: 'sigil', number: 3, name: 'Your Sigil', line: 'The shape of your name.' },
  {
    page: 'blind-test',
    number: 7,
    name: 'The Blind Test',
    line: 'Would you know your own reading?',
  },
] as const satisfies readonly { page: PageId; number: number; name: string; line: string }[];

/** What else there is, for a visitor who has no result yet. */
export function Doors() {
  return (
    <div className={styles.doors}>
      <nav className={cards.next} aria-label="What else there is">
        {DOORS.map(({ page, number, name, line }) => (
          <a key={page} className={cards.card} href={path(page)}>
            <NumberFigure number={number} detail="mark" className={cards.figure} />
            <span>
              <strong className={cards.name}>{name}</strong>
              <span className={cards.sentence}>{line}</span>
            </span>
          </a>
        ))}
      </nav>
      <p className={styles.all}>
        <a href={path('explore')}>Everything here</a>
      </p>
    </div>
  );
}

/** A line above the title, for a browser that keeps people. Whether it does is known before the first paint. */
export function TodayLine() {
  return (
    <p className={styles.line}>
      <a className={styles.link} href={path('today')} data-testid="today-line">
        What’s today like for your people?
      </a>
    </p>
  );
}
