import styles from './Gauge.module.css';

const RADIUS = 88;
const TICKS = Array.from({ length: 50 }, (_, index) => index * 7.2);

/** A circular gauge of a hundred parts, filled up to the score. */
export function Gauge({ score }: { score: number }) {
  return (
    <div className={styles.gauge}>
      <svg className={styles.dial} viewBox="-110 -110 220 220" aria-hidden="true" focusable="false">
        {TICKS.map((angle) => (
          <path key={angle} className={styles.tick} d="M0-105V-99" transform={`rotate(${angle})`} />
        ))}
        <circle className={styles.track} r={RADIUS} />
        <circle
          className={styles.fill}
          r={RADIUS}
          pathLength={100}
          strokeDasharray={`${score} 100`}
          transform="rotate(-90)"
        />
      </svg>
      <p className={styles.words}>
        <span className={styles.score} data-testid="score">
          {score}%
        </span>
        <span className={styles.label}>Compatibility</span>
      </p>
    </div>
  );
}
