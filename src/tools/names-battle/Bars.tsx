import { NumberFigure } from '../../art/NumberFigure';
import type { Contender } from './battle';
import styles from './NamesBattle.module.css';

type Props = { contender: Contender; hasShare: boolean };

/** One name's number as a bar; its share is shown in a later phase. */
export function Bar({ contender: { name, number, share }, hasShare }: Props) {
  return (
    <div className={styles.row}>
      <p className={styles.name}>
        <bdi>{name}</bdi> <span className="h3 gold">{number.value}</span>
      </p>
      <div className={styles.track} data-testid="bar">
        {/* Set in the browser only, where the security policy allows it. */}
        <div
          className={hasShare ? styles.fill : `${styles.fill} ${styles.growing}`}
          style={{ width: `${share.value}%` }}
        />
      </div>
      <p className={styles.share}>{hasShare && <span data-testid="share">{share.value}%</span>}</p>
    </div>
  );
}

/** The wait for a score: the two figures laid over each other, turning. Zero has no figure. */
export function MeetingFigures({ numbers }: { numbers: readonly [number, number] }) {
  const [first, second] = numbers;
  return (
    <div className={`ruled-gold ${styles.meeting}`} aria-hidden="true">
      {first > 0 && <NumberFigure number={first} className={styles.first} />}
      {second > 0 && <NumberFigure number={second} className={styles.second} />}
    </div>
  );
}
