import * as words from '#texts/tools/blind-test/played';
import styles from '../BlindTest.module.css';
import { allWays, luckOf } from '../rules/chance';
import type { Score } from './verdict';

const STEP = 30;
const HEIGHT = 120;

/** How likely each score is by luck, with the visitor's marked. */
export function ChanceBars({ score, rounds }: Score) {
  const bars = luckOf(rounds);
  const highest = Math.max(...bars);
  return (
    <figure className={`stack-1 ${styles.chances}`}>
      <svg
        className={styles.bars}
        viewBox={`0 -28 ${STEP * bars.length} ${HEIGHT + 54}`}
        role="img"
        aria-label={words.describeBars(score, bars)}
      >
        {bars.map((share, right) => {
          // A bar of nothing could not be seen.
          const height = Math.max((share / highest) * HEIGHT, 1.5);
          const middle = (right + 0.5) * STEP;
          const isOwn = right === score;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the scores are never reordered
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
        <path className={styles.ground} d={`M0 ${HEIGHT}H${STEP * bars.length}`} />
      </svg>
      <figcaption className="note">{words.aboutBars(allWays(rounds))}</figcaption>
    </figure>
  );
}
