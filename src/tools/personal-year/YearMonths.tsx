import { type CalendarDate, type Digit, monthsAhead } from '@ninefold/numerology';
import { personalMonthReadings } from '#texts/readings/personal-month';
import { personalYearMonths } from '#texts/readings/personal-year-months';
import * as words from '#texts/tools/personal-year';
import { NumberChip } from '../../result/figures/NumberChip';
import { saveFile } from '../../ui/browser/save-file';
import { useToday } from '../../ui/browser/use-today';
import { Button } from '../../ui/primitives/Button';
import { calendarFile } from './calendar-file';
import styles from './YearMonths.module.css';

type Props = {
  date: CalendarDate;
  /** The calendar year that is shown, and the number it has for this person. */
  year: number;
  number: Digit;
};

/** The twelve months of a personal year, and a file of them for a calendar. */
export function YearMonths({ date, year, number }: Props) {
  const months = monthsAhead(date, { today: { year, month: 1, day: 1 } }).map((month, index) => ({
    ...month,
    title: personalMonthReadings[month.value].title,
    line: personalYearMonths[number][index] ?? '',
  }));
  const today = useToday();
  const thisMonth = today?.year === year ? months[today.month - 1] : undefined;

  function save() {
    const text = calendarFile(months, { host: location.host, now: new Date() });
    saveFile(new Blob([text], { type: 'text/calendar' }), `personal-months-${year}.ics`);
  }

  return (
    <div className="stack-2 ruled-3 start">
      <h3>{words.monthsOf(year)}</h3>
      <p className="measure quiet">{words.aboutMonths(thisMonth?.value)}</p>
      {thisMonth && (
        <p className="reading measure">{personalMonthReadings[thisMonth.value].sentence}</p>
      )}
      <ol className={`cards later ${styles.months}`}>
        {months.map(({ month, value, title, line }) => {
          const isNow = month === thisMonth?.month;
          return (
            <li
              key={month}
              className={isNow ? styles.now : undefined}
              aria-current={isNow ? 'date' : undefined}
              data-testid="month"
              data-month={month}
              data-number={value}
            >
              <NumberChip number={value} />
              <div>
                <p className="note">{words.monthTitle(month, title, isNow)}</p>
                <p className="reading">{line}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <Button tone="plain" onClick={save}>
        {words.save}
      </Button>
      {/* It is about the button, which is not on paper. */}
      <p className="measure quiet screen-only">{words.aboutFile}</p>
    </div>
  );
}
