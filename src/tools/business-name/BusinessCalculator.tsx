import { business } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';
import { ofAllLetters } from '../../numbers/letter-choices';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import { useCalculator } from '../../ui/calculator/use-calculator';
import { NameField } from '../../ui/form/NameField';
import { CardOffer } from '../../ui/offer/CardOffer';
import { ReadingList, ReadingSection, ReadingText } from '../../ui/result/Result';
import { OtherLetters } from '../../ui/working/OtherLetters';

const loadReadings = async () => (await import('../../readings/business')).businessReadings;

type Props = {
  offer: Offer;
  /** Shown until there is a result. */
  children?: ReactNode;
};

/** The business name calculator: a name in, one of nine readings out. */
export function BusinessCalculator({ offer, children: waiting }: Props) {
  const calculator = useCalculator(
    ({ name, choices }) => business(name, ofAllLetters(choices)),
    loadReadings,
  );
  const worked = calculator.latest?.value;
  return (
    <DigitCalculator
      kind="Business Number"
      isPersonal={false}
      calculator={calculator}
      waiting={waiting}
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
      {(reading, working) => (
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
          <CardOffer offer={offer} />
          {working}
          {worked && <OtherLetters worked={worked} />}
        </>
      )}
    </DigitCalculator>
  );
}
