import { type Essence, isCoreNumber } from '@ninefold/numerology';
import { NumberBadge } from '../../../person/result/NumberBadge';
import type { ProfileTables } from '../load-profile-tables';
import { CompactWorking } from '../numbers/CompactWorking';
import { transitsOf } from './essence';
import styles from './LongView.module.css';

type Props = { essence: Essence; tables: ProfileTables };

/** The letters of a name that hold in this year of life, and what they add up to. */
export function ThisYear({ essence, tables: { small } }: Props) {
  const transits = transitsOf(essence);
  return (
    <div className={styles.stretch}>
      <div className={styles.ages}>
        <h3>This year of your life</h3>
        <p className={styles.years}>{small.smallNumberUse.essence}</p>
      </div>
      <div className={styles.part}>
        <NumberBadge number={essence.value} size="stamp" />
        <div>
          <p className={styles.label}>Essence</p>
          {isCoreNumber(essence.value) && (
            <p className={styles.meaning}>{small.essenceTexts[essence.value]}</p>
          )}
          <CompactWorking steps={essence.steps} />
        </div>
      </div>
      <div className={styles.part}>
        <div>
          <p className={styles.label}>Transits</p>
          <p className={styles.text}>{small.smallNumberUse.transits}</p>
          <ul>
            {transits.map(({ name, letter, value, fromAge, toAge }, index) => (
              <li key={name} className={styles.text}>
                <strong>
                  {letter} ({value}), {name}, from {fromAge} to {toAge}.
                </strong>{' '}
                {transits.findIndex((other) => other.value === value) === index &&
                  small.transitTexts[value]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
