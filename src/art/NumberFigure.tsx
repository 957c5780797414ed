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
  const hasDots = isFull || points.length < 5;
  const firm = [
    circle({ x: 0, y: 0 }, 1),
    ...circles.map(({ centre, radius }) => circle(centre, radius)),
    ...outline.filter(() => hasDots).map((corners) => `${polyline(corners)}Z`),
    ...(hasDots
      ? []
      : [
          star(points, points.length > 6 ? 3 : 2)
            .map(polyline)
            .join(''),
        ]),
  ];
  return (
    <svg
      {...svg}
      viewBox="-110 -110 220 220"
      className={[styles.figure, styles[detail], className].filter(Boolean).join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      {isFull && <Line className={styles.ticks} d={ticks()} />}
      {isFull && chords.length > 0 && (
        <Line className={styles.chords} d={chords.map(polyline).join('')} />
      )}
      {firm.map((d) => (
        <Line key={d} className={styles.line} d={d} pathLength={1} />
      ))}
      {hasDots &&
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

/** A line that keeps its width on the screen whatever the size of the figure: a small one stays clear. */
function Line(path: ComponentProps<'path'>) {
  return <path {...path} vectorEffect="non-scaling-stroke" />;
}

function scaled(value: number): number {
  return Math.round(value * SCALE * 10) / 10;
}

function polyline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${scaled(x)} ${scaled(y)}`).join('L')}`;
}

/** A circle as a path, which can draw itself from its beginning to its end. */
function circle({ x, y }: Point, radius: number): string {
  const r = scaled(radius);
  const arc = (to: number) => `A${r} ${r} 0 0 1 ${scaled(x)} ${to}`;
  return `M${scaled(x)} ${scaled(y - radius)}${arc(scaled(y + radius))}${arc(scaled(y - radius))}`;
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
