import { personalYear } from '@ninefold/numerology';
import { Suspense } from 'react';
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { today } from '../../ui/browser/today';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import type { ToolProps } from '../../ui/calculator/tool-props';
import type { Views } from '../../ui/calculator/use-calculation';
import { useCalculator } from '../../ui/calculator/use-calculator';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { lazyPart } from '../../ui/loading/lazy-part';
import { Button } from '../../ui/primitives/Button';
import { ReadingList, ReadingSection, ReadingText } from '../../ui/result/Result';
import { YearWheel } from '../../ui/result/YearWheel';
import styles from './PersonalYearCalculator.module.css';

const YearMonths = lazyPart(async () => (await import('./YearMonths')).YearMonths);

const loadReadings = async () =>
  (await import('../../readings/personal-year')).personalYearReadings;

/** The view is the calendar year that is shown: this one after every press, the next on request. */
const years: Views = {
  has: (view) =>
    /^\d{4}$/.test(view) &&
    Number(view) >= EARLIEST_BIRTH_DATE.year &&
    Number(view) <= LATEST_BIRTH_DATE.year,
  next: () => String(today().year),
};

/** The personal year calculator: a birth date in, this year's position in the nine-year cycle out. */
export function PersonalYearCalculator({ offer }: ToolProps) {
  const calculator = useCalculator(
    ({ date, view }) =>
      date && personalYear(date, { today: { year: Number(view), month: 1, day: 1 } }),
    loadReadings,
    years,
  );
  const { value: worked, entry } = calculator.latest ?? {};
  return (
    <DigitCalculator
      kind="Personal Year"
      calculator={calculator}
      waiting={<YearWheel />}
      offer={offer}
      hasOfferAlways
      note={entry && <YearSwitch year={Number(entry.view)} show={calculator.show} />}
      extra={
        worked &&
        entry?.date && (
          <>
            <YearWheel year={worked.value} label={entry.view} />
            <Suspense>
              <YearMonths date={entry.date} year={Number(entry.view)} number={worked.value} />
            </Suspense>
          </>
        )
      }
      form={
        <CalculatorForm button="Calculate Personal Year Number" calculator={calculator}>
          <BirthDateField required />
        </CalculatorForm>
      }
    >
      {(reading) => (
        <>
          <ReadingSection heading="Themes" isWide>
            <ReadingList items={reading.themes} isInline />
          </ReadingSection>
          <ReadingText heading="Opportunities" text={reading.opportunities} />
          <ReadingText heading="Challenges" text={reading.challenges} />
          <ReadingSection heading="Advice" isWide>
            <ReadingList items={reading.advice} />
          </ReadingSection>
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
