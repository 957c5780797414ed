import { memo } from 'react';
import { dayOf } from '../../../ui/browser/today';
import { shortDate } from '../../../ui/browser/wording';
import { matchColor } from '../rules/lottery-matches';
import type { LotteryRecord } from '../rules/lottery-record';
import styles from './HistoryRow.module.css';

/** One check: date, name, the six numbers with the matching ones ringed, and the match count. */
export const HistoryRow = memo(function HistoryRow({ record }: { record: LotteryRecord }) {
  const { date, userName, userNumbers, winningNumbers, matches } = record;
  return (
    <li
      className={styles.row}
      data-testid="history-row"
      data-matches={matches}
      data-colour={matchColor(matches)}
    >
      <p className={styles.who}>
        <span className={styles.name}>{userName.trim()}</span>{' '}
        <time dateTime={date} className={styles.date}>
          {shortDate(dayOf(new Date(date)))}
        </time>
      </p>
      <ul className={styles.numbers} aria-label="Numbers">
        {userNumbers.map((number, index) => {
          const isMatched = winningNumbers.includes(number);
          return (
            // Saved data may be edited by others: a number may occur twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={isMatched ? styles.matched : styles.number}>
              {number}
              {isMatched && <span className="visually-hidden"> matched</span>}
            </li>
          );
        })}
      </ul>
      <p className={styles.matches}>
        <span className={styles.count}>{matches}</span> {matches === 1 ? 'match' : 'matches'}
      </p>
    </li>
  );
});
