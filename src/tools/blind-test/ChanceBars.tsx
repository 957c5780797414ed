import styles from './ChanceBars.module.css';
import { describeBars } from './outcome-words';
import { LUCK } from './rules/chance';

const STEP = 30;
const HEIGHT = 120;
const HIGHEST = Math.max(...LUCK);

/** How likely each score is by luck, with the visitor's marked. */
export function ChanceBars({ score }: { score: number }) {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.bars}
        viewBox={`0 -28 ${STEP * LUCK.length} ${HEIGHT + 54}`}
        role="img"
        aria-label={describeBars(score)}
      >
        {LUCK.map((share, right) => {
          // A bar of nothing could not be seen.
          const height = Math.max((share / HIGHEST) * HEIGHT, 1.5);
          const middle = (right + 0.5) * STEP;
          const isOwn = right === score;
          return (
            // The scores are never reordered.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <g key={right} className={isOwn ? styles.own : undefined}>
              <rect
                className={styles.bar}
                x={middle - 10}
                y={HEIGHT - height}
                width={20}
                height={height}
                rx={2}
              />
              {isOwn && (
                <path
                  className={styles.pointer}
                  d={`M${middle} ${HEIGHT - height - 6}l-7 -12h14z`}
                />
              )}
              <text className={styles.label} x={middle} y={HEIGHT + 19}>
                {right}
              </text>
            </g>
          );
        })}
        <path className={styles.ground} d={`M0 ${HEIGHT}H${STEP * LUCK.length}`} />
      </svg>
      <figcaption className={styles.caption}>
        What 59,049 guessers would get, if they answered in every way there is. The gold bar’s
        yours.
      </figcaption>
    </figure>
  );
}
