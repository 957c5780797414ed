import styles from './LegalTop.module.css';

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal page's title and the day of its last change. */
export function LegalTop({ title, updated }: { title: string; updated: Date }) {
  return (
    <header className={styles.top}>
      <h1>{title}</h1>
      <p className={styles.updated}>
        Last updated{' '}
        <time dateTime={updated.toISOString().slice(0, 10)}>{LONG.format(updated)}</time>
      </p>
    </header>
  );
}
