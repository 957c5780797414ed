import { businessNumber } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import { NameField } from '../../ui/form/NameField';
import { CardOffer } from '../../ui/offer/CardOffer';
import { ReadingList, ReadingSection } from '../../ui/result/Result';

async function loadReadings() {
  const [{ businessReadings }, { OtherLetters }] = await Promise.all([
    import('../../readings/business'),
    import('../../ui/working/OtherLetters'),
  ]);
  return { ...businessReadings, OtherCount: OtherLetters };
}

type Props = {
  offer: Offer;
  /** Shown until there is a result. */
  children?: ReactNode;
};

/** The business name calculator: a name in, one of nine readings out. */
export function BusinessCalculator({ offer, children: waiting }: Props) {
  return (
    <DigitCalculator
      kind="Business Number"
      form={{
        button: 'Calculate Business Number',
        children: <NameField label="Enter Business Name" placeholder="Lantern & Sons" />,
        isPersonal: false,
      }}
      load={loadReadings}
      calculate={({ name, choices }) => businessNumber(name, choices)}
      waiting={waiting}
      noReading="A name without a letter from A to Z adds up to 0, and 0 doesn’t have a reading. Try spelling it out in letters."
    >
      {(reading) => (
        <>
          <ReadingSection heading="Energy Profile" isWide>
            <p>{reading.energyProfile}</p>
          </ReadingSection>
          <ReadingSection heading="Ideal Industries">
            <ReadingList items={reading.idealIndustries} />
          </ReadingSection>
          <ReadingSection heading="Brand Personality">
            <p>{reading.brandPersonality}</p>
          </ReadingSection>
          <ReadingSection heading="Marketing Approach">
            <p>{reading.marketingApproach}</p>
          </ReadingSection>
          <ReadingSection heading="Potential Challenges">
            <p>{reading.challenges}</p>
          </ReadingSection>
          <ReadingSection heading="Success Tips" isWide>
            <ReadingList items={reading.successTips} />
          </ReadingSection>
          <CardOffer offer={offer} />
        </>
      )}
    </DigitCalculator>
  );
}
