import * as words from '#texts/site/angel-numbers';
import type { AngelReading } from '../../readings/types';
import styles from './AngelNumbers.module.css';
import { chancesOf } from './chances';

/** One number: what it is said to mean, how often chance shows it, and a small thing to do. */
export function AngelEntry({ reading }: { reading: AngelReading & { readonly number: string } }) {
  const { number, title, meaning, text, tryThis } = reading;
  return (
    <article className={`ruled-2 ${styles.entry}`} id={number} data-testid="angel" tabIndex={-1}>
      <h2 className="h3">
        <span className="h2 gold">{number}</span> {title}
      </h2>
      <p className={`lead ${styles.text}`}>{meaning}</p>
      <details className={styles.rest}>
        <summary className="touch">{words.moreAbout(number)}</summary>
        <p className={`reading measure ${styles.text}`}>{text}</p>
        <p className={`reading measure ${styles.text}`}>{tryThis}</p>
        <p className="reading quiet">
          <strong>{words.byChance}</strong> {words.describeChances(number, chancesOf(number))}
        </p>
      </details>
    </article>
  );
}
