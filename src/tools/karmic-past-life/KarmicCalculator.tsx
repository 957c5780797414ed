import { karmic } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import type { Offer } from '../../config/offer';
import { ofAllLetters } from '../../numbers/letter-choices';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import { useCalculator } from '../../ui/calculator/use-calculator';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { NameField } from '../../ui/form/NameField';
import { CardOffer } from '../../ui/offer/CardOffer';
import { ReadingList, ReadingSection, ReadingText } from '../../ui/result/Result';
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
  const calculator = useCalculator(
    ({ name, date, choices }) => date && karmic(name, date, ofAllLetters(choices)),
    loadReadings,
  );
  const entry = calculator.latest?.saved;
  return (
    <DigitCalculator
      kind="Karmic Past Life Number"
      calculator={calculator}
      waiting={waiting}
      noReading={(working) => (
        <>
          <p>{ABOVE_NINE}</p>
          {working}
          {entry && <BothSides entry={entry} />}
          <CardOffer offer={offer} />
        </>
      )}
      form={
        <CalculatorForm button="Calculate Karmic Past Life Number" calculator={calculator}>
          <NameField label="Enter Your Full Name" placeholder="Your full name as given at birth" />
          <BirthDateField label="Enter Your Birth Date" required />
        </CalculatorForm>
      }
    >
      {(reading, working) => (
        <>
          <ReadingSection heading="Past Life Themes" isWide>
            <ReadingList items={reading.pastLifeThemes} isInline />
          </ReadingSection>
          <ReadingText heading="Karmic Lessons" text={reading.karmicLessons} />
          <ReadingText heading="Talents From Past Lives" text={reading.talentsFromPastLives} />
          <ReadingText heading="Current Life Challenges" text={reading.currentLifeChallenges} />
          <ReadingText heading="Soul Growth Path" text={reading.soulGrowthPath} />
          <ReadingSection heading="Healing Advice" isWide>
            <ReadingList items={reading.healingAdvice} />
          </ReadingSection>
          <CardOffer offer={offer} />
          {working}
        </>
      )}
    </DigitCalculator>
  );
}

/** Links to the readings of the two numbers that a distance lies between. */
function BothSides({ entry }: { entry: SavedResult }) {
  const link = (view: string) => `/${writeFragment({ ...entry, view }) ?? ''}`;
  return (
    <p>
      Both sides do have a reading: <a href={link('destiny')}>your Destiny</a>, from your name, and{' '}
      <a href={link('life-path')}>your Life Path</a>, from your birth date.
    </p>
  );
}
