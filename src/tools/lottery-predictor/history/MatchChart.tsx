import type { LotteryRecord } from '../rules/lottery-record';
import styles from './MatchChart.module.css';

const LATEST = 40;
const MIN_COLUMNS = 12;
const WIDTH = 320;
const STEP = 14;
const HIGHEST = 6;
const GRID = [0, 2, 4, 6] as const;

const height = (matches: number) => (HIGHEST - matches) * STEP;

/** The matches of the latest checks, the oldest on the left: a star on a stem for each. */
export function MatchChart({ records }: { records: readonly LotteryRecord[] }) {
  const matches = records.slice(0, LATEST).map((record) => record.matches);
  const step = WIDTH / Math.max(matches.length, MIN_COLUMNS);
  const x = (index: number) => Math.round((index + 0.5) * step * 10) / 10;
  const inTime = matches.toReversed();
  return (
    <figure className={styles.chart}>
      <svg
        className={styles.picture}
        viewBox={`-18 -8 ${WIDTH + 20} ${HIGHEST * STEP + 16}`}
        role="img"
        aria-label={`Matches of the latest ${inTime.length} checks, the oldest first: ${inTime.join(', ')}.`}
      >
        {GRID.map((level) => (
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
            // Here a check is identified only by its position in time.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            className={count === 0 ? styles.none : styles.star}
            cx={x(index)}
            cy={height(count)}
            r={3}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        Matches, check by check{records.length > LATEST && `, the latest ${LATEST}`}
      </figcaption>
    </figure>
  );
}
