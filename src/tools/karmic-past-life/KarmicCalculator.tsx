import { karmicNumber } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { NameField } from '../../ui/form/NameField';
import { CardOffer } from '../../ui/offer/CardOffer';
import { ReadingList, ReadingSection } from '../../ui/result/Result';
import type { SavedResult } from '../../ui/session/form-values';
import { writeFragment } from '../../ui/session/private-link';

const loadReadings = async () => (await import('../../readings/karmic')).karmicReadings;

const ABOVE_NINE =
  'A distance above 9 is said to mean that your name and your birth date want very different things from you. It takes a master number, 11, 22 or 33, on one side or on both. About one visitor in ten gets such a distance, and it doesn’t have a reading of its own.';

type Props = {
  offer: Offer;
  /** Shown until there is a result. */
  children?: ReactNode;
};

/** The karmic calculator: the distance between a name and a birth date, and its reading. */
export function KarmicCalculator({ offer, children: waiting }: Props) {
  return (
    <DigitCalculator
      kind="Karmic Past Life Number"
      form={{
        button: 'Calculate Karmic Past Life Number',
        children: (
          <>
            <NameField
              label="Enter Your Full Name"
              placeholder="Your full name as given at birth"
            />
            <BirthDateField label="Enter Your Birth Date" required />
          </>
        ),
      }}
      load={loadReadings}
      calculate={({ name, date, choices }) => date && karmicNumber(name, date, choices)}
      waiting={waiting}
      noReading={ABOVE_NINE}
      afterWorking={(entry) => <BothSides entry={entry} offer={offer} />}
    >
      {(reading) => (
        <>
          <ReadingSection heading="Past Life Themes" isWide>
            <ReadingList items={reading.pastLifeThemes} isInline />
          </ReadingSection>
          <ReadingSection heading="Karmic Lessons">
            <p>{reading.karmicLessons}</p>
          </ReadingSection>
          <ReadingSection heading="Talents From Past Lives">
            <p>{reading.talentsFromPastLives}</p>
          </ReadingSection>
          <ReadingSection heading="Current Life Challenges">
            <p>{reading.currentLifeChallenges}</p>
          </ReadingSection>
          <ReadingSection heading="Soul Growth Path">
            <p>{reading.soulGrowthPath}</p>
          </ReadingSection>
          <ReadingSection heading="Healing Advice" isWide>
            <ReadingList items={reading.healingAdvice} />
          </ReadingSection>
          <CardOffer offer={offer} />
        </>
      )}
    </DigitCalculator>
  );
}

/** Links to the readings of the two numbers that a distance lies between. */
function BothSides({ entry, offer }: { entry: SavedResult; offer: Offer }) {
  const link = (view: string) => `/${writeFragment({ ...entry, view }) ?? ''}`;
  return (
    <>
      <p>
        Both sides do have a reading: <a href={link('destiny')}>your Destiny</a>, from your name,
        and <a href={link('life-path')}>your Life Path</a>, from your birth date.
      </p>
      <CardOffer offer={offer} />
    </>
  );
}
