import styles from './PrivacyNote.module.css';

/** What happens to the entry, in one line, with the details behind it. */
export function PrivacyNote({ onForget }: { onForget: (() => void) | undefined }) {
  return (
    <div className={styles.note}>
      <details>
        <summary>
          Nothing you type leaves your browser. <span className={styles.why}>Why?</span>
        </summary>
        <p>
          This page does the sums itself, on your device. This tab remembers your entry until you
          close it. A link that you copy holds your entry after a # sign. Browsers send that part to
          no server, but whoever gets the link can read it.
        </p>
      </details>
      {onForget && (
        <button type="button" className={styles.forget} onClick={onForget}>
          Forget it now
        </button>
      )}
    </div>
  );
}
