import { useRef, useState } from 'react';
import { Button } from '../../../ui/primitives/Button';
import type { LotteryRecord } from '../rules/lottery-record';
import type { History } from '../storage/history';
import { HistoryRow } from './HistoryRow';
import { MatchChart } from './MatchChart';
import { OwnData } from './OwnData';
import styles from './RecentResults.module.css';
import { releaseReservedSpace } from './saved-rows';
import { TopPredictors } from './TopPredictors';

const ROWS = 10;

type Props = { history: History; onDelete: () => void };

/** The latest checks of everyone who played here, and the leaderboard on demand. */
export function RecentResults({ history, onDelete }: Props) {
  const { records, isDamaged } = history;
  const [isBoardOpen, setIsBoardOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function remove() {
    onDelete();
    releaseReservedSpace();
    // The clicked button is gone with the history, so the focus moves to the heading.
    heading.current?.focus();
  }

  return (
    <section className={styles.recent} aria-labelledby="recent-heading">
      <div className={styles.head}>
        <h2 id="recent-heading" ref={heading} tabIndex={-1} className={styles.heading}>
          Recent Results
        </h2>
        <Button
          tone="plain"
          className={styles.toggle}
          aria-expanded={isBoardOpen}
          onClick={() => setIsBoardOpen((isOpen) => !isOpen)}
        >
          Leaderboard
        </Button>
        {/* Below the existing rows. */}
        {records.length > 0 && <MatchChart records={records} />}
      </div>
      <div className={styles.matter}>
        {isBoardOpen && <TopPredictors records={records} />}
        {records.length === 0 ? (
          <p className={styles.none}>
            Nothing yet. Each check of your numbers against a draw is listed here.
          </p>
        ) : (
          <ol className={styles.rows}>
            {withKeys(records.slice(0, ROWS)).map(({ key, record }) => (
              <HistoryRow key={key} record={record} />
            ))}
          </ol>
        )}
        {(records.length > 0 || isDamaged) && <OwnData records={records} onDelete={remove} />}
      </div>
    </section>
  );
}

/**
 * Each record with a React key that stays the same when a newer one is added. Saved data may be edited
 * by others, so two records may share an id; then the older one keeps its key.
 */
function withKeys(records: readonly LotteryRecord[]) {
  const times = new Map<string, number>();
  return records
    .toReversed()
    .map((record) => {
      const before = times.get(record.id) ?? 0;
      times.set(record.id, before + 1);
      return { key: `${record.id} ${before}`, record };
    })
    .reverse();
}
