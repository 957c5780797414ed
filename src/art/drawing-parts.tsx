import type { ReactNode } from 'react';
import styles from './Drawing.module.css';
import { figureArea, figureParts } from './figure-parts';
import { sigil } from './sigil';

type FigureProps = {
  number: number;
  x?: number;
  y?: number;
  scale: number;
  detail?: 'outline' | 'mark';
};

/** The figure of a number, in its hue. */
export function Figure({ number, x = 0, y = 0, scale, detail = 'outline' }: FigureProps) {
  return (
    <g
      data-number={number}
      transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})`}
    >
      <path className={styles.area} d={figureArea(number)} />
      {figureParts(number, detail).map(({ name, path, width, ends }) => (
        <path
          key={name}
          className={ends ? styles.dots : styles.gold}
          d={path}
          strokeWidth={ends && width}
        />
      ))}
    </g>
  );
}

type SigilProps = { digits: readonly number[]; scale: number; kind: 'gold' | 'line' };

/** The shape of a name. */
export function Sigil({ digits, scale, kind }: SigilProps) {
  return <path className={styles[kind]} transform={`scale(${scale})`} d={sigil(digits)?.line} />;
}

type LabelProps = {
  kind?: 'text' | 'quietText' | 'numeral';
  x?: number;
  y?: number;
  children: ReactNode;
};

/** A word or a numeral in a drawing. */
export function Label({ kind = 'text', x = 0, y = 0, children }: LabelProps) {
  return (
    <text className={styles[kind]} x={x} y={y}>
      {children}
    </text>
  );
}
