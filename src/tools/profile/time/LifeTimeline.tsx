import type { LifeSpan } from '@ninefold/numerology';
import { type DrawnLife, describeLife, todayAt } from '#texts/tools/profile/time';
import styles from '../Drawings.module.css';
import { currentSpan } from './spans';

/** Nine times nine: where the timeline ends, unless the person is older. */
const USUAL_END = 81;

const AXIS = 104;
const PERIOD_TOP = 194;
const TRANSIT_TOP = PERIOD_TOP + 56;
const TRANSIT_HEIGHT = 20;

/**
 * A life as a strip of ages: pinnacles rise from it, challenges hang from it, periods run below, and
 * today is a line through all three. It uses percentages to fill the width, so that its
 * numerals have the same size on every screen.
 */
export function LifeTimeline({ pinnacles, challenges, periods, transits, age }: DrawnLife) {
  const end = Math.max(USUAL_END, 9 * Math.ceil(((age ?? 0) + 6) / 9));
  const at = (years: number) => `${((years / end) * 100).toFixed(2)}%`;
  const borders = pinnacles.slice(1).map(({ fromAge }) => fromAge);
  const isCurrent = (spans: readonly LifeSpan[], span: LifeSpan) =>
    currentSpan(spans, age) === span;
  const arches = (spans: readonly LifeSpan[], rise: -1 | 1) =>
    spans.map((span) => (
      <Arch
        key={span.fromAge}
        span={span}
        end={end}
        at={at}
        rise={rise}
        isCurrent={isCurrent(spans, span)}
      />
    ));
  return (
    <svg
      className={styles.timeline}
      height={transits.length > 0 ? TRANSIT_TOP + transits.length * TRANSIT_HEIGHT + 4 : 246}
      role="img"
      aria-label={describeLife({ pinnacles, challenges, periods, transits, age })}
    >
      {arches(pinnacles, -1)}

      <line className={styles.axis} x1="0" x2="100%" y1={AXIS} y2={AXIS} />
      <line className={styles.axis} x1="0" x2="100%" y1={AXIS + 26} y2={AXIS + 26} />
      {Array.from({ length: end / 3 + 1 }, (_, index) => at(index * 3)).map((x) => (
        <line key={x} className={styles.axis} x1={x} x2={x} y1={AXIS} y2={AXIS + 4} />
      ))}
      {[0, ...borders].map((border) => (
        <text
          key={border}
          className={border === 0 ? styles.first : styles.age}
          x={at(border)}
          y={AXIS + 20}
        >
          {border}
        </text>
      ))}

      {arches(challenges, 1)}

      {periods.map((span) => (
        <g key={span.fromAge} className={isCurrent(periods, span) ? styles.current : undefined}>
          <rect
            className={span.toAge === undefined ? styles.open : styles.shape}
            x={at(span.fromAge)}
            y={PERIOD_TOP}
            width={at((span.toAge ?? end) - span.fromAge)}
            height="28"
          />
          <text
            className={styles.number}
            x={at((span.fromAge + (span.toAge ?? end)) / 2)}
            y={PERIOD_TOP + 21}
          >
            {span.value}
          </text>
          {span.fromAge > 0 && (
            <text className={styles.age} x={at(span.fromAge)} y={PERIOD_TOP + 44}>
              {span.fromAge}
            </text>
          )}
        </g>
      ))}

      {transits.map(({ letter, fromAge, toAge }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them can be the same letter at the same ages
        <g key={index} className={styles.current}>
          <rect
            className={styles.shape}
            x={at(fromAge)}
            y={TRANSIT_TOP + index * TRANSIT_HEIGHT}
            width={at(toAge - fromAge)}
            height="16"
          />
          <text
            className={styles.letter}
            x={at(fromAge)}
            dx="-6"
            y={TRANSIT_TOP + index * TRANSIT_HEIGHT + 13}
          >
            {letter}
          </text>
        </g>
      ))}

      {age !== undefined && (
        <g className={styles.today}>
          <line x1={at(age)} x2={at(age)} y1="20" y2={PERIOD_TOP + 28} />
          <circle cx={at(age)} cy={AXIS} r="5" />
          <text x={at(age)} y="14" textAnchor={anchor(age / end)}>
            {todayAt(age)}
          </text>
        </g>
      )}
    </svg>
  );
}

type ArchProps = {
  span: LifeSpan;
  end: number;
  at: (years: number) => string;
  /** -1 for one above the axis, 1 for one below it. */
  rise: -1 | 1;
  isCurrent: boolean;
};

/** One stretch as an arch; the longer it lasts, the higher. The last has no other foot yet. */
function Arch({ span: { fromAge, toAge, value }, end, at, rise, isCurrent }: ArchProps) {
  const to = toAge ?? end;
  const length = Math.min(1, Math.sqrt((to - fromAge) / 33));
  const height = rise < 0 ? length * 72 : Math.max(34, length * 50);
  const foot = rise < 0 ? AXIS : AXIS + 26;
  return (
    <g className={isCurrent ? styles.current : undefined}>
      <svg
        x={at(fromAge)}
        y={rise < 0 ? foot - height : foot}
        width={at(to - fromAge)}
        height={height}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={toAge === undefined ? styles.open : styles.shape}
          d={rise < 0 ? 'M0 100Q50 -100 100 100' : 'M0 0Q50 200 100 0'}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <text
        className={styles.number}
        x={at((fromAge + to) / 2)}
        y={rise < 0 ? foot - 9 : foot + 21}
      >
        {value}
      </text>
    </g>
  );
}

/** Which way a label runs, so that it stays on the strip. */
function anchor(position: number): 'start' | 'middle' | 'end' {
  if (position < 0.15) return 'start';
  return position > 0.85 ? 'end' : 'middle';
}
