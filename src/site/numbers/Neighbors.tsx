import type { CoreNumber } from '@ninefold/numerology';
import { CORE_NUMBERS } from '@ninefold/numerology';
import { numberPath } from '../../config/routes';
import styles from './Neighbors.module.css';

/** The way to the number before, to all of them, and to the one after. */
export function Neighbors({ number }: { number: CoreNumber }) {
  const place = CORE_NUMBERS.indexOf(number);
  const before = CORE_NUMBERS[place - 1];
  const after = CORE_NUMBERS[place + 1];
  return (
    <nav className={styles.neighbors} aria-label="Other numbers">
      <span>{before && <a href={numberPath(before)}>The number {before}</a>}</span>
      <a href="/numbers">All twelve</a>
      <span>{after && <a href={numberPath(after)}>The number {after}</a>}</span>
    </nav>
  );
}
