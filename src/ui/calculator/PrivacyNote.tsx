import { Button } from '../primitives/Button';
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
          Your own device does the sums. This tab remembers your entry until you close it. A copied
          link holds it after a # sign: no server gets that part, but whoever has the link can read
          it.
        </p>
      </details>
      {onForget && (
        <Button tone="link" className={styles.forget} onClick={onForget}>
          Forget it now
        </Button>
      )}
    </div>
  );
}
