import type { CoreNumber } from '@ninefold/numerology';
import type { Point } from '../../art/figure';
import { spelledOutSteps, walkFrom } from './spelled-out';
import styles from './WordMap.module.css';
import { ABOUT_WALKS } from './words';

/** The position of each number on the map; the four that form a cycle are on a circle. */
const places: Readonly<Record<CoreNumber, Point>> = {
  1: { x: 290, y: 32 },
  2: { x: 365, y: 180 },
  3: { x: 62, y: 166 },
  4: { x: 290, y: 255 },
  5: { x: 158, y: 268 },
  6: { x: 215, y: 180 },
  7: { x: 290, y: 105 },
  8: { x: 290, y: 328 },
  9: { x: 158, y: 138 },
  11: { x: 108, y: 96 },
  22: { x: 30, y: 268 },
  33: { x: 28, y: 66 },
};

const NODE = 19;

/** A constellation: each number joined to the one that its English name adds up to. */
export function WordMap() {
  const circle = walkFrom(7).slice(0, -1);
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} viewBox="0 0 400 360" aria-hidden="true" focusable="false">
        {spelledOutSteps.map(([from, to]) => (
          <path
            key={from}
            className={circle.includes(from) ? styles.round : styles.step}
            d={arrow(places[from], places[to])}
          />
        ))}
        {spelledOutSteps.map(([number]) => (
          <g key={number}>
            <circle className={styles.star} cx={places[number].x} cy={places[number].y} r={NODE} />
            <text className={styles.number} x={places[number].x} y={places[number].y + 7.5}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="stack-2 reading">
        <h2>A walk by the letters</h2>
        <p>{ABOUT_WALKS}</p>
        <ul className={styles.walks}>
          {STARTS.map((start) => (
            <li key={start}>{walkFrom(start).join(' → ')}</li>
          ))}
        </ul>
        <p>Nobody planned it. English did it in its sleep.</p>
      </figcaption>
    </figure>
  );
}

/** The ends of the map, from which every other number is passed. */
const STARTS = [1, 5, 8, 22, 33] as const;

/** A line from the edge of one node to that of another, with a point in the middle. */
function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const unit = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const along = (distance: number, aside = 0): string =>
    [from.x + unit.x * distance - unit.y * aside, from.y + unit.y * distance + unit.x * aside]
      .map((value) => value.toFixed(1))
      .join(' ');
  const tip = length / 2 + 4;
  return `M${along(NODE)}L${along(length - NODE)}M${along(tip - 7, 4.5)}L${along(tip)}L${along(tip - 7, -4.5)}`;
}
