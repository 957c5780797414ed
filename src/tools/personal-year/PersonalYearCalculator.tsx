import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE, personalYear } from '@ninefold/numerology';
import { today } from '../../ui/browser/today';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import type { Views } from '../../ui/calculator/use-calculation';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { Button } from '../../ui/primitives/Button';
import { ReadingList, ReadingSection } from '../../ui/result/Result';
import { YearWheel } from '../../ui/result/YearWheel';
import styles from './PersonalYearCalculator.module.css';

/** Each reading, with a part of the result that a visitor without one need not download. */
async function loadReadings() {
  const [{ personalYearReadings }, { YearAhead }] = await Promise.all([
    import('../../readings/personal-year'),
    import('./YearAhead'),
  ]);
  const years = Object.entries(personalYearReadings);
  return Object.fromEntries(years.map(([year, reading]) => [year, { ...reading, YearAhead }]));
}

/** The view is the calendar year that is shown: this one after every press, the next on request. */
const years: Views = {
  has: (view) => Number(view) >= EARLIEST_BIRTH_DATE.year && Number(view) <= LATEST_BIRTH_DATE.year,
  next: () => String(today().year),
};

/** The personal year calculator: a birth date in, this year's position in the nine-year cycle out. */
export function PersonalYearCalculator() {
  return (
    <DigitCalculator
      kind="Personal Year"
      form={{
        button: 'Calculate Personal Year Number',
        children: <BirthDateField required />,
      }}
      load={loadReadings}
      calculate={({ date, view }) => date && personalYear(date, { ...today(), year: Number(view) })}
      views={years}
      viewSwitch={(view, show) => <YearSwitch year={Number(view)} show={show} />}
      waiting={<YearWheel />}
      noReading="Readings are written for 1 to 9."
    >
      {(reading, number, { date, view }) => (
        <>
          <ReadingSection heading="Themes" isWide>
            <ReadingList items={reading.themes} isInline />
          </ReadingSection>
          <ReadingSection heading="Opportunities">
            <p>{reading.opportunities}</p>
          </ReadingSection>
          <ReadingSection heading="Challenges">
            <p>{reading.challenges}</p>
          </ReadingSection>
          <ReadingSection heading="Advice" isWide>
            <ReadingList items={reading.advice} />
          </ReadingSection>
          <YearWheel year={number} label={view} />
          {date && <reading.YearAhead date={date} />}
        </>
      )}
    </DigitCalculator>
  );
}

/** Goes to the next calendar year, and back to this one. */
function YearSwitch({ year, show }: { year: number; show: (view: string) => void }) {
  const thisYear = today().year;
  const other = year === thisYear ? thisYear + 1 : thisYear;
  return (
    <Button tone="plain" className={styles.year} onClick={() => show(String(other))}>
      See {other}
    </Button>
  );
}
