import { business } from '@ninefold/numerology';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import type { ToolProps } from '../../ui/calculator/tool-props';
import { useCalculator } from '../../ui/calculator/use-calculator';
import { NameField } from '../../ui/form/NameField';
import { ReadingList, ReadingSection, ReadingText } from '../../ui/result/Result';
import { OtherLetters } from '../../ui/working/OtherLetters';

const loadReadings = async () => (await import('../../readings/business')).businessReadings;

/** The business name calculator: a name in, one of nine readings out. */
export function BusinessCalculator({ offer, children: waiting }: ToolProps) {
  const calculator = useCalculator(({ name, choices }) => business(name, choices), loadReadings);
  const worked = calculator.latest?.value;
  return (
    <DigitCalculator
      kind="Business Number"
      isPersonal={false}
      calculator={calculator}
      waiting={waiting}
      offer={offer}
      extra={worked && <OtherLetters worked={worked} />}
      noReading={(working) => (
        <>
          <p>
            A name without a letter from A to Z adds up to 0, and 0 doesn’t have a reading. Try
            spelling it out in letters.
          </p>
          {working}
        </>
      )}
      form={
        <CalculatorForm
          button="Calculate Business Number"
          isPersonal={false}
          calculator={calculator}
        >
          <NameField label="Enter Business Name" placeholder="Lantern & Sons" />
        </CalculatorForm>
      }
    >
      {(reading) => (
        <>
          <ReadingText heading="Energy Profile" text={reading.energyProfile} isWide />
          <ReadingSection heading="Ideal Industries">
            <ReadingList items={reading.idealIndustries} />
          </ReadingSection>
          <ReadingText heading="Brand Personality" text={reading.brandPersonality} />
          <ReadingText heading="Marketing Approach" text={reading.marketingApproach} />
          <ReadingText heading="Potential Challenges" text={reading.challenges} />
          <ReadingSection heading="Success Tips" isWide>
            <ReadingList items={reading.successTips} />
          </ReadingSection>
        </>
      )}
    </DigitCalculator>
  );
}
