import styles from '../page/notes.module.css';

/** Discloses, next to a green button, who pays for the site. */
export function AffiliateThanks() {
  return (
    <p className={styles.note}>
      Thank you for using our affiliate links: they keep every reading here free, and they don’t
      cost you anything extra.
    </p>
  );
}
