import styles from './Stars.module.css';
import { seededRandom } from './seeded-random';

const COUNT = 35;
const PACES = [styles.pace1, styles.pace2, styles.pace3, styles.pace4, styles.pace5];

type Props = {
  /** The route: every page has its own sky, the same at every build. */
  seed: string;
};

/**
 * Thirty-five twinkling stars behind a page, in five skies that keep their own pace: a browser
 * fades a whole drawing by itself, while a shape inside one would be painted anew in every frame.
 */
export function Stars({ seed }: Props) {
  const random = seededRandom(seed);
  const stars = Array.from({ length: COUNT }, (_, id) => ({
    id,
    x: (random() * 100).toFixed(1),
    y: (random() * 100).toFixed(1),
    radius: (0.6 + random() * 1).toFixed(1),
  }));
  return PACES.map((pace, sky) => (
    <svg key={pace} className={`${styles.sky} ${pace}`} aria-hidden="true" focusable="false">
      {stars
        .filter(({ id }) => id % PACES.length === sky)
        .map(({ id, x, y, radius }) => (
          <circle key={id} cx={`${x}%`} cy={`${y}%`} r={radius} data-testid="star" />
        ))}
    </svg>
  ));
}
