import type { ComponentProps } from 'react';
import { describeSigil } from '#texts/art';
import styles from './SigilFigure.module.css';
import { SIGIL_POINTS, sigilParts } from './sigil';

type Props = ComponentProps<'svg'> & {
  /** The values of the letters that count, in order. */
  digits: readonly number[];
  hasDigits?: boolean;
};

/** The shape of a name. Nothing for a name without letters that count. */
export function SigilFigure({ digits, hasDigits = false, className, ...svg }: Props) {
  const parts = sigilParts(digits);
  if (parts.length === 0) return null;
  return (
    <svg
      // Room for the loops, and for the digits beyond them.
      viewBox={hasDigits ? '-160 -160 320 320' : '-150 -150 300 300'}
      className={[styles.sigil, className].filter(Boolean).join(' ')}
      role="img"
      aria-label={describeSigil(digits)}
      data-testid="sigil"
      data-points={digits.join('')}
      {...svg}
    >
      {parts.map(({ name, path, width, opacity }) => (
        <path
          key={name}
          className={name === 'line' ? styles.line : undefined}
          d={path}
          strokeWidth={width}
          opacity={opacity}
          pathLength={name === 'line' ? 1 : undefined}
        />
      ))}
      {hasDigits &&
        SIGIL_POINTS.map(({ x, y }, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the nine points are always the same
            key={index}
            className={digits.includes(index + 1) ? styles.digit : styles.quietDigit}
            x={x * 1.45}
            y={y * 1.45}
          >
            {index + 1}
          </text>
        ))}
    </svg>
  );
}
