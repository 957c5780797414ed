import { career } from '@ninefold/numerology';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import type { ToolProps } from '../../ui/calculator/tool-props';
import { useCalculator } from '../../ui/calculator/use-calculator';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { NameField } from '../../ui/form/NameField';
import { ReadingList, ReadingSection, ReadingText } from '../../ui/result/Result';

const loadReadings = async () => (await import('../../readings/career')).careerReadings;

/** The career calculator: a name and a birth date in, one of nine readings out. */
export function CareerCalculator({ offer, children: waiting }: ToolProps) {
  const calculator = useCalculator(
    ({ name, date, choices }) => date && career(name, date, choices),
    loadReadings,
  );
  return (
    <DigitCalculator
      kind="Career Number"
      calculator={calculator}
      waiting={waiting}
      offer={offer}
      hasOfferAlways
      form={
        <CalculatorForm button="Calculate Career Number" calculator={calculator}>
          <NameField label="Full Name" placeholder="Ada Lovelace" />
          <BirthDateField required />
        </CalculatorForm>
      }
    >
      {(reading) => (
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
        </>
      )}
    </DigitCalculator>
  );
}
