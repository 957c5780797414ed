import { pageName, path } from '../../config/paths';
import { ForgetButton } from './ForgetButton';
import styles from './PrivacyNote.module.css';

/** What happens to the entry, in one line, with the details behind it. */
export function PrivacyNote({ onForget }: { onForget: () => void }) {
  return (
    <div className={`note row-0 between ${styles.note}`}>
      <details>
        <summary>Nothing you type leaves your browser. Why?</summary>
        <p>
          Your own device does the sums. This tab remembers what you typed until you close it. If
          you copy a link, it’s in there too, after a # sign. Browsers don’t send that part to us,
          but whoever has the link can read it, and so can the mail or chat service that carries it.
        </p>
        <p>
          Somebody you keep is another matter: they stay in this browser until you remove them on{' '}
          <a href={path('people')}>{pageName('people')}</a>. Forgetting what’s in this form leaves
          them there.
        </p>
      </details>
      <ForgetButton className={styles.forget} onForget={onForget} />
    </div>
  );
}
