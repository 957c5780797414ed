import { LongDate } from '../../ui/page/LongDate';
import styles from './LegalTop.module.css';

/** A legal page's title and the day of its last change. */
export function LegalTop({ title, updated }: { title: string; updated: Date }) {
  return (
    <header className={styles.top}>
      <h1>{title}</h1>
      <p className={styles.updated}>
        Last updated <LongDate date={updated} />
      </p>
    </header>
  );
}
