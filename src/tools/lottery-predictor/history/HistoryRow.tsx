import { memo, useId } from 'react';
import { dayOf } from '../../../ui/browser/today';
import { shortDate } from '../../../ui/text/wording';
import { matchColor } from '../rules/lottery-matches';
import type { LotteryRecord } from '../rules/lottery-record';
import { DeleteButton } from './DeleteButton';
import styles from './HistoryRow.module.css';
import { RowNumbers } from './RowNumbers';

type Props = { record: LotteryRecord; onDelete: (record: LotteryRecord) => void };

/** One check: date, name, both sets of numbers with the matching ones ringed, and the match count. */
export const HistoryRow = memo(function HistoryRow({ record, onDelete }: Props) {
  const { date, userName, userNumbers, winningNumbers, matches } = record;
  const whose = useId();
  return (
    <li
      className={styles.row}
      data-testid="history-row"
      data-matches={matches}
      data-colour={matchColor(matches)}
    >
      <p id={whose} className={styles.who}>
        <span className={styles.name}>{userName.trim()}</span>{' '}
        <time dateTime={date} className={styles.date}>
          {shortDate(dayOf(new Date(date)))}
        </time>
      </p>
      <div className={styles.sets}>
        <RowNumbers label="Yours" numbers={userNumbers} others={winningNumbers} />
        <RowNumbers label="Drawn" numbers={winningNumbers} others={userNumbers} />
      </div>
      <p className={styles.matches}>
        <span className={styles.count}>{matches}</span> {matches === 1 ? 'match' : 'matches'}
      </p>
      <DeleteButton describedBy={whose} onDelete={() => onDelete(record)} />
    </li>
  );
});
