import { karmicNumber } from '@ninefold/numerology';
import { DigitCalculator } from '../../ui/calculator/DigitCalculator';
import { CardOffer } from '../../ui/offer/CardOffer';
import { NineFigures } from '../../ui/result/NineFigures';
import { ReadingList, ReadingSection } from '../../ui/result/Result';

const loadReadings = async () => (await import('../../readings/karmic')).karmicReadings;

const ABOVE_NINE =
  'No reading is written for a distance above 9. It takes a master number, 11, 22 or 33, on one side and a smaller number on the other, and about one visitor in ten has such a pair. Your name and your date each have a reading of their own on the Calculator page, under Destiny and Life Path.';

/** The karmic calculator: the distance between a name and a birth date, and its reading. */
export function KarmicCalculator({ offer }: { offer: string }) {
  return (
    <DigitCalculator
      kind="Karmic Past Life Number"
      form={{
        button: 'Calculate Karmic Past Life Number',
        nameField: {
          label: 'Enter Your Full Name',
          placeholder: 'Your full name as given at birth',
        },
        dateField: { label: 'Enter Your Birth Date', isRequired: true },
      }}
      load={loadReadings}
      calculate={({ name, date }, choices) => date && karmicNumber(name, date, choices)}
      waiting={
        <NineFigures caption="How far your name is from your birth date: mostly one of these." />
      }
      noReading={ABOVE_NINE}
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
          <CardOffer href={offer} />
        </>
      )}
    </DigitCalculator>
  );
}
