import styles from './Stars.module.css';
import { seededRandom } from './seeded-random';

const COUNT = 35;
const PACES = [styles.pace1, styles.pace2, styles.pace3, styles.pace4, styles.pace5];

type Props = {
  /** The route: every page has its own sky, the same at every build. */
  seed: string;
};

/** Thirty-five twinkling stars behind a page. */
export function Stars({ seed }: Props) {
  const random = seededRandom(seed);
  const stars = Array.from({ length: COUNT }, (_, id) => ({
    id,
    x: (random() * 100).toFixed(1),
    y: (random() * 100).toFixed(1),
    radius: (0.6 + random() * 1).toFixed(1),
    pace: PACES[Math.floor(random() * PACES.length)],
  }));
  return (
    <svg className={styles.sky} aria-hidden="true" focusable="false">
      {stars.map(({ id, x, y, radius, pace }) => (
        <circle key={id} cx={`${x}%`} cy={`${y}%`} r={radius} className={pace} data-testid="star" />
      ))}
    </svg>
  );
}
