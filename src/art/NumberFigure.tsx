import type { ComponentProps } from 'react';
import { type FigureDetail, figurePaths } from './figure-paths';
import styles from './NumberFigure.module.css';

type Props = ComponentProps<'svg'> & { number: number; detail?: FigureDetail };

/** A number's figure in hairlines, filled with its hue. Decoration: the number itself is always next to it as text. */
export function NumberFigure({ number, detail = 'full', className, ...svg }: Props) {
  const { area, ticks, chords, lines, dots } = figurePaths(number, detail);
  return (
    <svg
      {...svg}
      data-number={number}
      viewBox="-110 -110 220 220"
      className={[styles.figure, styles[detail], className].filter(Boolean).join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.area} d={area} />
      {ticks && <Line className={styles.ticks} d={ticks} />}
      {chords && <Line className={styles.chords} d={chords} />}
      {lines.map((d) => (
        <Line key={d} className={styles.line} d={d} />
      ))}
      {dots && <path className={styles.dots} d={dots} />}
    </svg>
  );
}

/** A line whose width does not scale with the figure, so that small figures stay clear. */
function Line(path: ComponentProps<'path'>) {
  return <path {...path} vectorEffect="non-scaling-stroke" />;
}
