import { describeDigits } from '#texts/tools/profile/name';
import styles from '../Drawings.module.css';

type Props = {
  /** How often each value 1–9 occurs, that of 1 first. */
  counts: readonly number[];
};

const STEP = 38;
const GROUND = 150;
const TALLEST = 112;

/** How often each value occurs among the letters: nine stars as high as their counts. */
export function DigitChart({ counts }: Props) {
  const most = Math.max(1, ...counts);
  const stars = counts.map((count, index) => ({
    digit: index + 1,
    count,
    x: STEP * (index + 0.75),
    y: GROUND - (count / most) * TALLEST,
  }));
  const points = stars.map(({ x, y }) => `${x} ${y.toFixed(1)}`).join('L');
  return (
    <svg
      className={styles.chart}
      viewBox="0 0 361 190"
      role="img"
      aria-label={describeDigits(counts)}
    >
      <path className={styles.connection} d={`M${points}`} />
      <path className={styles.axis} d={`M8 ${GROUND}H353`} />
      {stars.map(({ digit, count, x, y }) => (
        <g key={digit} className={count === 0 ? styles.missing : undefined}>
          {count > 0 && <path className={styles.stem} d={`M${x} ${GROUND}V${y.toFixed(1)}`} />}
          <circle className={styles.star} cx={x} cy={y} r="5" />
          {count > 0 && (
            <text className={styles.count} x={x} y={y - 12}>
              {count}
            </text>
          )}
          <text className={styles.digit} x={x} y={GROUND + 27}>
            {digit}
          </text>
        </g>
      ))}
    </svg>
  );
}
