import { career } from '@ninefold/numerology';
import type { PropsWithChildren } from 'react';
import { ofAllLetters } from '../../numbers/letter-choices';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import { useCalculator } from '../../ui/calculator/use-calculator';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { NameField } from '../../ui/form/NameField';
import { ReadingList, ReadingSection, ReadingText } from '../../ui/result/Result';

const loadReadings = async () => (await import('../../readings/career')).careerReadings;

/** The career calculator: a name and a birth date in, one of nine readings out. */
export function CareerCalculator({ children: waiting }: PropsWithChildren) {
  const calculator = useCalculator(
    ({ name, date, choices }) => date && career(name, date, ofAllLetters(choices)),
    loadReadings,
  );
  return (
    <DigitCalculator
      kind="Career Number"
      calculator={calculator}
      waiting={waiting}
      form={
        <CalculatorForm button="Calculate Career Number" calculator={calculator}>
          <NameField label="Full Name" placeholder="Ada Lovelace" />
          <BirthDateField required />
        </CalculatorForm>
      }
    >
      {(reading, working) => (
        <>
          <ReadingSection heading="Ideal Careers">
            <ReadingList items={reading.idealCareers} />
          </ReadingSection>
          <ReadingText heading="Work Environment" text={reading.workEnvironment} />
          <ReadingText heading="Professional Strengths" text={reading.professionalStrengths} />
          <ReadingText heading="Challenges" text={reading.challenges} />
          <ReadingSection heading="Success Tips" isWide>
            <ReadingList items={reading.successTips} />
          </ReadingSection>
          {working}
        </>
      )}
    </DigitCalculator>
  );
}
