import * as words from '#texts/tools/lottery-predictor';
import { ring, star } from '../../art/figure';
import { polyline, round } from '../../art/path-data';
import styles from './LotteryPredictor.module.css';
import { HIGHEST_NUMBER } from './rules';

const RIM = 142;
const POINTS = ring(HIGHEST_NUMBER, RIM);
const NUMERALS = ring(HIGHEST_NUMBER, 163);
// A circle that starts at the top; its style divides it into a dash for every number.
const TICKS = 'M0-147A147 147 0 0 1 0 147 147 147 0 0 1 0-147';
// Before there are numbers: one line through all 49, in steps of eighteen.
const WAITING = POINTS.flatMap((_, index) => POINTS[(index * 18) % HIGHEST_NUMBER] ?? []);

type Props = {
  numbers: readonly number[];
  /** The numbers of the draw they were checked against. */
  drawn: readonly number[];
};

/** The 49 numbers on a ring; the visitor's six joined by a figure, those of the draw circled. */
export function NumberWheel({ numbers, drawn }: Props) {
  const corners = numbers.flatMap((number) => POINTS[number - 1] ?? []);
  const circled = [...new Set(drawn)];
  return (
    <svg
      className={styles.wheel}
      viewBox="-180 -180 360 360"
      role="img"
      aria-label={words.describeWheel(numbers, circled)}
    >
      <circle className={styles.rim} r={RIM} />
      <path className={styles.ticks} d={TICKS} pathLength={HIGHEST_NUMBER} />
      {corners.length === 0 && <path className={styles.waiting} d={`${polyline(WAITING)}Z`} />}
      {corners.length > 0 && (
        <g key={numbers.join()}>
          {/* Every line between two corners that is not a side. */}
          <path
            className={styles.chords}
            d={[2, 3]
              .flatMap((stride) => star(corners, stride))
              .map(polyline)
              .join('')}
          />
          <path className={styles.outline} d={`${polyline(corners)}Z`} />
        </g>
      )}
      {circled.map((number) => (
        <circle key={number} className={styles.drawn} {...at(number)} r={9} />
      ))}
      {numbers.map((number) => (
        <circle key={number} className={styles.point} {...at(number)} r={4.5} />
      ))}
      {NUMERALS.map(({ x, y }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the 49 positions never change
          key={index}
          className={numbers.includes(index + 1) ? styles.own : undefined}
          x={Math.round(x)}
          y={Math.round(y)}
        >
          {index + 1}
        </text>
      ))}
    </svg>
  );
}

function at(number: number): { cx: number; cy: number } {
  const { x, y } = POINTS[number - 1] ?? { x: 0, y: 0 };
  return { cx: round(x), cy: round(y) };
}
