import { useMemo } from 'react';
import * as words from '#texts/tools/lottery-predictor';
import { numberNames } from '../../numbers/number-names';
import { TableScroller } from '../../ui/primitives/TableScroller';
import type { LotteryRecord } from './lottery-record';
import { DRAW_SIZE } from './rules';
import styles from './Statistics.module.css';
import { leaderboard, statsFor } from './standings';

type Records = readonly LotteryRecord[];

/** One person's predictions in four figures. */
export function StatsPanel({ records, name }: { records: Records; name: string }) {
  // Memoized: thousands of records are added up when they change, not in every render.
  const stats = useMemo(() => statsFor(records, name), [records, name]);
  const figures = [
    ['stat-predictions', words.stats.predictions, stats.predictions],
    ['stat-matches', words.stats.totalMatches, stats.totalMatches],
    ['stat-best', words.stats.bestMatch, stats.bestMatch],
    ['stat-average', words.stats.average, stats.average.toFixed(1)],
  ] as const;
  return (
    <section className={`stack-2 ${styles.stats}`} aria-labelledby="stats-heading">
      <div>
        <h2 id="stats-heading">{words.yourStats}</h2>
        <p className="quiet">{stats.predictions > 0 ? words.statsFor(name) : words.noStats}</p>
      </div>
      <dl className={styles.figures}>
        {figures.map(([id, label, figure]) => (
          <div key={id} className={styles.item}>
            <dt className="note">{label}</dt>
            <dd className={`${styles.figure} ${stats.predictions ? '' : 'quiet'}`} data-testid={id}>
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The leaderboard of this browser, ten rows at most. */
export function TopPredictors({ records }: { records: Records }) {
  const rows = useMemo(() => leaderboard(records), [records]);
  return (
    <section className={`stack-1 card ${styles.board}`} aria-labelledby="board-heading">
      <h3 id="board-heading">{words.topPredictors}</h3>
      {rows.length === 0 ? (
        <p className="quiet">{words.noPredictors}</p>
      ) : (
        <TableScroller>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.columns.name}</th>
                <th scope="col">{words.columns.totalMatches}</th>
                <th scope="col">{words.columns.bestMatch}</th>
                <th scope="col">{words.columns.predictions}</th>
                <th scope="col">{numberNames['life-path'].label}</th>
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

const LATEST = 40;
const MIN_COLUMNS = 12;
const WIDTH = 320;
const STEP = 14;

/** The matches of the latest checks, the oldest on the left: a star on a stem for each. */
export function MatchChart({ records }: { records: Records }) {
  const matches = records.slice(0, LATEST).map((record) => record.matches);
  // A check may be of more numbers than are drawn today.
  const highest = Math.max(DRAW_SIZE, ...matches);
  const grid = Array.from({ length: highest / 2 + 1 }, (_, index) => 2 * index);
  const height = (level: number) => (highest - level) * STEP;
  const step = WIDTH / Math.max(matches.length, MIN_COLUMNS);
  const x = (index: number) => Math.round((index + 0.5) * step * 10) / 10;
  const inTime = matches.toReversed();
  return (
    <figure className={styles.chart}>
      <svg
        className={styles.picture}
        viewBox={`-18 -8 ${WIDTH + 20} ${height(0) + 16}`}
        role="img"
        aria-label={words.describeChart(inTime)}
      >
        {grid.map((level) => (
          <g key={level}>
            <path className={styles.grid} d={`M0 ${height(level)}H${WIDTH}`} />
            <text className={styles.level} x={-8} y={height(level)}>
              {level}
            </text>
          </g>
        ))}
        <path
          className={styles.stems}
          d={inTime.map((count, index) => `M${x(index)} ${height(0)}V${height(count)}`).join('')}
        />
        {inTime.map((count, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: here a check is identified only by its position in time
            key={index}
            className={count === 0 ? styles.noMatch : styles.star}
            cx={x(index)}
            cy={height(count)}
            r={3}
          />
        ))}
      </svg>
      <figcaption className="note">
        {words.chartCaption(records.length > LATEST ? LATEST : undefined)}
      </figcaption>
    </figure>
  );
}
