import type { ComponentProps } from 'react';
import { type FigureNumber, figure, type Point, ring, star } from './figure';
import styles from './NumberFigure.module.css';

type Props = ComponentProps<'svg'> & {
  number: FigureNumber;
  /** `mark` keeps one star polygon of all the lines: the rest turns to fog below some 48 pixels. */
  detail?: 'full' | 'mark';
};

const SCALE = 100;
const TICKS = 72;

/** A number's figure in hairlines. Decoration: the number itself always stands beside it as text. */
export function NumberFigure({ number, detail = 'full', className, ...svg }: Props) {
  const { points, circles, outline, chords } = figure(number);
  const isFull = detail === 'full';
  return (
    <svg
      {...svg}
      viewBox="-110 -110 220 220"
      className={[styles.figure, styles[detail], className].filter(Boolean).join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      {isFull && <path className={styles.ticks} d={ticks()} />}
      {isFull && chords.length > 0 && (
        <path className={styles.chords} d={chords.map(polyline).join('')} />
      )}
      {!isFull && points.length > 4 && (
        <path
          className={styles.line}
          d={star(points, points.length > 6 ? 3 : 2)
            .map(polyline)
            .join('')}
        />
      )}
      <circle className={styles.line} r={SCALE} pathLength={1} />
      {circles.map(({ centre, radius }) => (
        <circle
          key={`${centre.x} ${radius}`}
          className={styles.line}
          cx={scaled(centre.x)}
          cy={scaled(centre.y)}
          r={scaled(radius)}
          pathLength={1}
        />
      ))}
      {(isFull ? outline : outline.filter(({ length }) => length < 5)).map((corners) => (
        <path
          key={corners.length}
          className={styles.line}
          d={`${polyline(corners)}Z`}
          pathLength={1}
        />
      ))}
      {(isFull || points.length < 5) &&
        points.map((point) => (
          <circle
            key={`${point.x} ${point.y}`}
            className={styles.point}
            cx={scaled(point.x)}
            cy={scaled(point.y)}
            r={isFull ? 3 : 9}
          />
        ))}
    </svg>
  );
}

function scaled(value: number): number {
  return Math.round(value * SCALE * 10) / 10;
}

function polyline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${scaled(x)} ${scaled(y)}`).join('L')}`;
}

/** The graduated edge of an instrument: every sixth tick is longer. */
function ticks(): string {
  const inner = ring(TICKS, 1.03);
  return inner
    .map((point, index) => {
      const length = index % 6 === 0 ? 1.04 : 1.015;
      return polyline([point, { x: point.x * length, y: point.y * length }]);
    })
    .join('');
}
