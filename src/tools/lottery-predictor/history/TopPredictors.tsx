import { useMemo } from 'react';
import { TableScroller } from '../../../ui/primitives/TableScroller';
import { leaderboard } from '../rules/leaderboard';
import type { LotteryRecord } from '../rules/lottery-record';
import styles from './TopPredictors.module.css';

/** The leaderboard of this browser, ten rows at most. */
export function TopPredictors({ records }: { records: readonly LotteryRecord[] }) {
  const rows = useMemo(() => leaderboard(records), [records]);
  return (
    <section className={styles.board} aria-labelledby="board-heading">
      <h3 id="board-heading">Top Predictors</h3>
      {rows.length === 0 ? (
        <p className={styles.none}>Nobody’s checked a draw in this browser yet.</p>
      ) : (
        <TableScroller>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Matches</th>
                <th scope="col">Best</th>
                <th scope="col">Predictions</th>
                <th scope="col">Life Path</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.userName} data-testid="leader-row">
                  <th scope="row">{row.userName}</th>
                  <td>{row.totalMatches}</td>
                  <td>{row.bestMatch}</td>
                  <td>{row.predictions}</td>
                  <td>{row.lifePathNumber}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroller>
      )}
    </section>
  );
}
