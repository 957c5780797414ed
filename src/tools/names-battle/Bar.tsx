import styles from './Bar.module.css';
import type { Contender } from './battle';

type Props = { contender: Contender; hasShare: boolean };

/** One name's number as a bar; its share is shown in a later phase. */
export function Bar({ contender: { name, number, share }, hasShare }: Props) {
  return (
    <div className={styles.row}>
      <p className={styles.name}>
        {name} <span className={styles.number}>{number.value}</span>
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
