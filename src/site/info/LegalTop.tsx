import { LongDate } from '../../ui/page/LongDate';
import styles from './LegalTop.module.css';

/** A legal page's title and the day of the last change, such as 2025-01-01. */
export function LegalTop({ title, updated }: { title: string; updated: string }) {
  return (
    <header className={styles.top}>
      <h1>{title}</h1>
      <p className="quiet apart-1">
        Last updated <LongDate date={new Date(updated)} />
      </p>
    </header>
  );
}
