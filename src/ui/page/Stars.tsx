import styles from './Stars.module.css';
import { seededRandom } from './seeded-random';

const COUNT = 35;
const PACES = [styles.pace1, styles.pace2, styles.pace3, styles.pace4, styles.pace5, styles.pace6];

type Props = {
  /** The route: every page has its own stars, the same in every build. */
  seed: string;
};

/**
 * Thirty-five twinkling stars on both sides of a page, where no text ever is. They are in six groups
 * with different timings. Each group is one SVG, because a browser composites the fade of a whole SVG
 * but repaints a shape inside one in every frame.
 */
export function Stars({ seed }: Props) {
  const random = seededRandom(seed);
  const stars = Array.from({ length: COUNT }, (_, id) => ({
    id,
    // Not at the edge, which would cut a star in half.
    x: (17 + random() * 66).toFixed(0),
    y: (random() * 100).toFixed(0),
    radius: (0.6 + random() * 1).toFixed(1),
  }));
  return PACES.map((pace, layer) => (
    <svg
      key={pace}
      className={`${layer % 2 === 0 ? styles.left : styles.right} ${pace}`}
      aria-hidden="true"
      focusable="false"
    >
      {stars
        .filter(({ id }) => id % PACES.length === layer)
        .map(({ id, x, y, radius }) => (
          <circle key={id} cx={`${x}%`} cy={`${y}%`} r={radius} data-testid="star" />
        ))}
    </svg>
  ));
}
