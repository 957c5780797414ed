import type { ComponentProps } from 'react';
import styles from './SigilFigure.module.css';
import { describeSigil, SIGIL_POINTS, sigil } from './sigil';

type Props = ComponentProps<'svg'> & {
  /** The values of the letters that count, in order. */
  digits: readonly number[];
  /** Whether the digits stand around the ring. */
  hasDigits?: boolean;
};

/** The shape of a name. Nothing for a name without letters that count. */
export function SigilFigure({ digits, hasDigits = false, className, ...svg }: Props) {
  const shape = sigil(digits);
  if (!shape) return null;
  const { line, start, end, empty, visited } = shape;
  return (
    <svg
      // Room for the loops, and for the digits.
      viewBox="-150 -150 300 300"
      className={[styles.sigil, className].filter(Boolean).join(' ')}
      role="img"
      aria-label={describeSigil(digits)}
      data-testid="sigil"
      data-points={digits.join('')}
      {...svg}
    >
      <circle className={styles.ring} r={100} />
      {empty.map(({ x, y }) => (
        <circle key={x} className={styles.empty} cx={x} cy={y} r={2.5} />
      ))}
      <path className={styles.line} d={line} pathLength={1} />
      {visited.map(({ x, y }) => (
        <circle key={x} className={styles.dot} cx={x} cy={y} r={4} />
      ))}
      <circle className={styles.start} cx={start.x} cy={start.y} r={10} />
      <circle className={styles.dot} cx={end.x} cy={end.y} r={7} />
      {hasDigits &&
        SIGIL_POINTS.map(({ x, y }, index) => (
          <text
            // The nine points are always the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            className={digits.includes(index + 1) ? styles.digit : styles.quietDigit}
            x={x * 1.36}
            y={y * 1.36}
          >
            {index + 1}
          </text>
        ))}
    </svg>
  );
}
