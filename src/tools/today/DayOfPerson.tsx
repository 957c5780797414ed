import type { CalendarDate, Cycles } from '@ninefold/numerology';
import { firstSentence } from '#texts/language';
import * as words from '#texts/tools/today';
import { turnOfDay } from '../../numbers/turn-of-day';
import { NumberBadge } from '../../result/figures/NumberBadge';
import type { Loading } from '../../ui/loading/use-loaded';
import styles from './Today.module.css';

type Props = {
  label: string;
  /** Today, or tomorrow. */
  day: CalendarDate;
  cycles: Cycles;
  loading: Loading<typeof import('./day-readings')>;
  /** Whether the whole passage is shown, or its first sentence. */
  isWhole?: boolean;
};

/** The three numbers of somebody's day, and what it is good for. */
export function DayOfPerson({ label, day, cycles, loading, isWhole = false }: Props) {
  const { personalDay, personalMonth, personalYear } = cycles;
  const texts = loading.loaded;
  const lines = texts?.personalDayReadings[personalDay.value];
  const month = texts?.personalMonthReadings[personalMonth.value];
  const line = lines?.[turnOfDay(day) % lines.length] ?? '';
  return (
    <section
      className="row ruled-2"
      data-testid="today-person"
      data-name={label}
      data-day={personalDay.value}
      data-month={personalMonth.value}
      data-year={personalYear.value}
    >
      <h3 className={styles.name} dir="auto">
        {label}
      </h3>
      <dl className={styles.numbers}>
        <Cycle label={words.day} number={personalDay.value} />
        <Cycle label={words.month} number={personalMonth.value} />
        <Cycle label={words.year} number={personalYear.value} />
      </dl>
      <p className={`reading measure ${styles.line}`}>{isWhole ? line : firstSentence(line)}</p>
      {month && (
        <p className={`reading measure ${styles.line}`}>
          {words.describeCycles(cycles, month.title)}
        </p>
      )}
    </section>
  );
}

function Cycle({ label, number }: { label: string; number: number }) {
  return (
    <div className="stack-0 centered">
      <dt className="note">{label}</dt>
      <dd>
        <NumberBadge number={number} size="stamp" testId="" />
      </dd>
    </div>
  );
}
