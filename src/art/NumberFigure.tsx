import type { ComponentProps } from 'react';
import { type FigureDetail, figureArea, figureParts } from './figure-parts';
import styles from './NumberFigure.module.css';

type Props = ComponentProps<'svg'> & { number: number; detail?: FigureDetail };

/** A number's figure in hairlines, filled with its hue. Decoration: the number itself is always next to it as text. */
export function NumberFigure({ number, detail = 'full', className, ...svg }: Props) {
  return (
    <svg
      {...svg}
      data-number={number}
      viewBox="-110 -110 220 220"
      className={[styles.figure, className].filter(Boolean).join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.area} d={figureArea(number)} />
      {figureParts(number, detail).map(({ name, path, width, opacity, ends }) => (
        <path key={name} d={path} strokeWidth={width} opacity={opacity} strokeLinecap={ends} />
      ))}
    </svg>
  );
}
