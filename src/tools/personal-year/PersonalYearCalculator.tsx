import { personalYear } from '@ninefold/numerology';
import { today } from '../../ui/browser/today';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import { ReadingList, ReadingSection } from '../../ui/result/Result';
import { YearWheel } from '../../ui/result/YearWheel';
import { YearAhead } from './YearAhead';

const loadReadings = async () =>
  (await import('../../readings/personal-year')).personalYearReadings;

/** The personal year calculator: a birth date in, this year's position in the nine-year cycle out. */
export function PersonalYearCalculator() {
  return (
    <DigitCalculator
      kind="Personal Year"
      form={{
        button: 'Calculate Personal Year Number',
        dateField: { label: 'Birth Date', isRequired: true },
      }}
      load={loadReadings}
      calculate={({ date }) => date && personalYear(date, today())}
      waiting={<YearWheel />}
      noReading="Readings are written for 1 to 9."
    >
      {(reading, number, { date }) => (
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
          <YearWheel year={number} />
          {date && <YearAhead date={date} />}
        </>
      )}
    </DigitCalculator>
  );
}
