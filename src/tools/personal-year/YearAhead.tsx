import type { CalendarDate, Digit } from '@ninefold/numerology';
import { monthsAhead } from '@ninefold/numerology';
import { personalMonthReadings } from '../../readings/personal-month';
import { saveFile } from '../../ui/browser/save-file';
import { today } from '../../ui/browser/today';
import { Button } from '../../ui/primitives/Button';
import { shortMonth } from '../../ui/text/wording';
import { calendarFile } from './calendar-file';
import styles from './YearAhead.module.css';

type Props = { date: CalendarDate };

const describe = (value: number) => personalMonthReadings[value as Digit];

/** The twelve personal months from the present one on, and a file of them for a calendar. */
export function YearAhead({ date }: Props) {
  const months = monthsAhead(date, { today: today() });
  const [now] = months;

  function save() {
    const text = calendarFile(months, { describe, host: location.host, now: new Date() });
    saveFile(new Blob([text], { type: 'text/calendar' }), 'personal-months.ics');
  }

  return (
    <div className={styles.ahead}>
      <h3>A year ahead</h3>
      <p className={styles.what}>
        Add the month to your personal year, and each month gets a number of its own.
        {now && ` This one is a ${now.value}. ${describe(now.value).sentence}`}
      </p>
      <ol className={`${styles.months} later`}>
        {months.map(({ year, month, value }, index) => (
          <li key={month} className={index === 0 ? styles.now : undefined}>
            <span className={styles.month}>
              {shortMonth(month)}
              {(index === 0 || month === 1) && ` ${year}`}
            </span>
            <span className={styles.number}>{value}</span>
            <span className={styles.title}>{describe(value).title}</span>
          </li>
        ))}
      </ol>
      <Button tone="plain" onClick={save}>
        Save for my calendar
      </Button>
      <p className={styles.what}>
        It’s a file of twelve entries (.ics), made here in your browser. Your birth date isn’t in
        it.
      </p>
    </div>
  );
}
