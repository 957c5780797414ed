import { capitalized } from '#texts/language';
import { yearWords } from '#texts/numbers';
import * as words from '#texts/result/figures/year-wheel';
import { ring } from '../../art/figure';
import styles from './YearWheel.module.css';

const STEP = (2 * Math.PI) / 9;

type Props = {
  /** The visitor's year, once it is known. */
  year?: number;
  /** Which calendar year that is. */
  label?: string;
};

/** The nine-year cycle as a wheel: one segment per year, the visitor's highlighted. */
export function YearWheel({ year, label = words.thisYear }: Props) {
  const numerals = ring(9, 76);
  const places = ring(9, 114);
  return (
    <figure>
      <svg
        className={styles.wheel}
        viewBox="-175 -130 350 260"
        role="img"
        aria-label={year ? words.wheelAt(year) : words.wheel}
      >
        {yearWords.map((word, index) => {
          const isCurrent = index + 1 === year;
          return (
            <g key={word} className={isCurrent ? styles.current : undefined}>
              <path className={styles.segment} d={segment(index)} />
              <text className={styles.numeral} x={numerals[index]?.x} y={numerals[index]?.y}>
                {index + 1}
              </text>
              <text
                className={styles.word}
                x={places[index]?.x}
                y={places[index]?.y}
                textAnchor={anchor(places[index]?.x ?? 0)}
              >
                {capitalized(word)}
              </text>
            </g>
          );
        })}
        {year && (
          <>
            <text className={styles.caption} y="-18">
              {label}
            </text>
            <text className={styles.year} y="16">
              {year}
            </text>
          </>
        )}
      </svg>
    </figure>
  );
}

function anchor(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 50) return 'middle';
  return x > 0 ? 'start' : 'end';
}

function segment(index: number): string {
  const from = STEP * (index - 0.5) - Math.PI / 2;
  const at = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  const to = from + STEP;
  return `M${at(98, from)}A98 98 0 0 1 ${at(98, to)}L${at(54, to)}A54 54 0 0 0 ${at(54, from)}Z`;
}
