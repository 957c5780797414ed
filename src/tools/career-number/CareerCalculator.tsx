import { careerNumber } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { NameField } from '../../ui/form/NameField';
import { ReadingList, ReadingSection } from '../../ui/result/Result';

const loadReadings = async () => (await import('../../readings/career')).careerReadings;

type Props = {
  /** Shown until there is a result. */
  children?: ReactNode;
};

/** The career calculator: a name and a birth date in, one of nine readings out. */
export function CareerCalculator({ children: waiting }: Props) {
  return (
    <DigitCalculator
      kind="Career Number"
      form={{
        button: 'Calculate Career Number',
        children: (
          <>
            <NameField label="Full Name" placeholder="Ada Lovelace" />
            <BirthDateField required />
          </>
        ),
      }}
      load={loadReadings}
      calculate={({ name, date, choices }) => date && careerNumber(name, date, choices)}
      waiting={waiting}
      noReading="Readings are written for 1 to 9."
    >
      {(reading) => (
        <>
          <ReadingSection heading="Ideal Careers">
            <ReadingList items={reading.idealCareers} />
          </ReadingSection>
          <ReadingSection heading="Work Environment">
            <p>{reading.workEnvironment}</p>
          </ReadingSection>
          <ReadingSection heading="Professional Strengths">
            <p>{reading.professionalStrengths}</p>
          </ReadingSection>
          <ReadingSection heading="Challenges">
            <p>{reading.challenges}</p>
          </ReadingSection>
          <ReadingSection heading="Success Tips" isWide>
            <ReadingList items={reading.successTips} />
          </ReadingSection>
        </>
      )}
    </DigitCalculator>
  );
}
