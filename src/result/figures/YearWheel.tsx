import { capitalized } from '#texts/language';
import { yearWords } from '#texts/numbers';
import * as words from '#texts/result/figures/year-wheel';
import { ring } from '../../art/figure';
import { segmentPath } from '../../art/path-data';
import styles from './YearWheel.module.css';

type Props = {
  year: number;
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
        aria-label={words.wheelAt(year)}
      >
        {yearWords.map((word, index) => {
          const isCurrent = index + 1 === year;
          return (
            <g key={word} className={isCurrent ? styles.current : undefined}>
              <path className={styles.segment} d={segmentPath(index, 54, 98)} />
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
        <text className={styles.caption} y="-18">
          {label}
        </text>
        <text className={styles.year} y="16">
          {year}
        </text>
      </svg>
    </figure>
  );
}

function anchor(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 50) return 'middle';
  return x > 0 ? 'start' : 'end';
}
