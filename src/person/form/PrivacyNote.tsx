import * as words from '#texts/person/form';
import { LinkedText } from '../../ui/page/TextLink';
import { ForgetButton } from './ForgetButton';
import styles from './PrivacyNote.module.css';

/** What happens to the entry, in one line, with the details behind it. */
export function PrivacyNote({ onForget }: { onForget: () => void }) {
  return (
    <div className={`note row-0 between ${styles.note}`}>
      <details>
        <summary>{words.whyNothingLeaves}</summary>
        <p>{words.whatIsRemembered}</p>
        <p>
          <LinkedText text={words.whatIsKept} />
        </p>
      </details>
      <ForgetButton className={styles.forget} onForget={onForget} />
    </div>
  );
}
