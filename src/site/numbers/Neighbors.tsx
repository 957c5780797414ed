import { figureNumbers } from '../../art/figure';
import { numberPath } from '../../config/routes';
import type { CoreNumber } from '../../readings/types';
import styles from './Neighbors.module.css';

/** The way to the number before, to all of them, and to the one after. */
export function Neighbors({ number }: { number: CoreNumber }) {
  const place = figureNumbers.indexOf(number);
  const before = figureNumbers[place - 1];
  const after = figureNumbers[place + 1];
  return (
    <nav className={styles.neighbors} aria-label="Other numbers">
      <span>{before && <a href={numberPath(before)}>The number {before}</a>}</span>
      <a href="/numbers">All twelve</a>
      <span>{after && <a href={numberPath(after)}>The number {after}</a>}</span>
    </nav>
  );
}
