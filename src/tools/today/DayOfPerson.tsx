import type { CalendarDate } from '@ninefold/numerology';
import { firstSentence } from '../../config/language';
import { personalCycles } from '../../numbers/personal-cycles';
import { turnOfDay } from '../../numbers/turn-of-day';
import { YEAR_WORDS } from '../../numbers/year-words';
import { labelOf, type Person } from '../../person/entry/person';
import { NumberBadge } from '../../person/result/NumberBadge';
import type { personalDayReadings } from '../../readings/personal-day';
import type { personalMonthReadings } from '../../readings/personal-month';
import type { Loading } from '../../ui/loading/use-loaded';
import styles from './Today.module.css';

type Props = {
  person: Person;
  /** Today, or tomorrow. */
  day: CalendarDate;
  loading: Loading<{
    personalDayReadings: typeof personalDayReadings;
    personalMonthReadings: typeof personalMonthReadings;
  }>;
  /** Whether the whole passage is shown, or its first sentence. */
  isWhole?: boolean;
};

/** The three numbers of somebody's day, and what it is good for. Nothing without a birth date. */
export function DayOfPerson({ person, day, loading, isWhole = false }: Props) {
  if (!person.date) return null;
  const { personalDay, personalMonth, personalYear } = personalCycles(person.date, day);
  const texts = loading.state === 'ready' ? loading.loaded : undefined;
  const lines = texts?.personalDayReadings[personalDay.value];
  const month = texts?.personalMonthReadings[personalMonth.value];
  const line = lines?.[turnOfDay(day) % lines.length] ?? '';
  const label = labelOf(person);
  return (
    <section
      className={styles.person}
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
        <Cycle label="Day" number={personalDay.value} />
        <Cycle label="Month" number={personalMonth.value} />
        <Cycle label="Year" number={personalYear.value} />
      </dl>
      <p className={styles.line}>{isWhole ? line : firstSentence(line)}</p>
      {texts && (
        <p className={styles.line}>
          The {personalMonth.value} month: {month?.title.toLowerCase()}. The {personalYear.value}{' '}
          year: {YEAR_WORDS[personalYear.value - 1]}.
        </p>
      )}
    </section>
  );
}

function Cycle({ label, number }: { label: string; number: number }) {
  return (
    <div className={styles.cycle}>
      <dt>{label}</dt>
      <dd>
        <NumberBadge number={number} size="stamp" testId="" />
      </dd>
    </div>
  );
}
