import { grouped, spelled } from '../../config/language';
import type { AngelReading } from '../../readings/angel-numbers';
import styles from './AngelNumbers.module.css';
import { type Chances, chancesOf } from './chances';

/** One number: what it is said to mean, how often chance shows it, and a small thing to do. */
export function AngelEntry({ reading }: { reading: AngelReading & { readonly number: string } }) {
  const { number, title, meaning, text, tryThis } = reading;
  return (
    <article className={`ruled-2 ${styles.entry}`} id={number} data-testid="angel" tabIndex={-1}>
      <h2 className="h3">
        <span className="h2 gold">{number}</span> {title}
      </h2>
      <p className={`lead ${styles.meaning}`}>{meaning}</p>
      <details className={styles.rest}>
        <summary className="touch">More about {number}</summary>
        <p className={`reading measure ${styles.text}`}>{text}</p>
        <p className={`reading measure ${styles.text}`}>{tryThis}</p>
        <p className="reading quiet">
          <strong>By chance</strong> {chanceText(number, chancesOf(number))}
        </p>
      </details>
    </article>
  );
}

function chanceText(number: string, chances: Chances): string {
  const { on12HourClock, on24HourClock, oneInReceipts, oneInPlates } = chances;
  const clock =
    on12HourClock > 0
      ? `A clock with twelve hours shows ${number} for ${spelled(on12HourClock)} minutes a day.`
      : on24HourClock > 0
        ? `A clock with 24 hours shows ${number} for one minute a day.`
        : `No clock ever shows ${number}.`;
  const receipt =
    oneInReceipts > 0
      ? `It’s in one in ${grouped(oneInReceipts)} totals under 1,000.00`
      : 'It’s in no total under 1,000.00';
  return `${clock} ${receipt}, and on one in ${grouped(oneInPlates)} plates with four digits.`;
}
