import {
  ageOn,
  type CalendarDate,
  type LettersStep,
  profile,
  valueCounts,
} from '@ninefold/numerology';
import { type ReactNode, useId } from 'react';
import * as birthGrid from '#texts/readings/birth-grid';
import type { AllNumbers } from '../../numbers/home-numbers';
import type { LetterChoices } from '../../numbers/letter-choices';
import { personalCycles } from '../../numbers/personal-cycles';
import { GridFigure } from '../../person/birth-grid/GridFigure';
import { GridReading } from '../../person/birth-grid/GridReading';
import { linkTo } from '../../person/entry/entry';
import { AfterFirstPaint } from '../../person/result/AfterFirstPaint';
import { Portrait } from '../../person/result/Portrait';
import { portraitHeading } from '../../person/result/portrait-heading';
import { YearWheel } from '../../person/result/YearWheel';
import { nineNumbersCard } from '../../person/share/nine-numbers-card';
import { Share } from '../../person/share/Share';
import { portraitOf } from '../../portrait/portrait';
import { LinkedText } from '../../ui/page/TextLink';
import { type EntryKey, entries } from './entries/entries';
import { NumberEntry } from './entries/NumberEntry';
import { DigitChart } from './name/DigitChart';
import { KarmicDebts, MissingNumbers } from './name/MissingAndDebts';
import { NameGrid } from './name/NameGrid';
import styles from './Profile.module.css';
import { AllNumbersPlate, ProfileHead } from './ProfileHead';
import { type Part, Section, SectionLinks } from './Sections';
import { SmallNumbers } from './small/SmallNumbers';
import { smallNumbersOf } from './small/small-numbers';
import { LongView } from './time/LongView';
import { essenceOf } from './time/spans';
import { aboutNow, colophon, pageOfDay, pagesOf } from './words';

type Props = {
  name: string;
  date: CalendarDate;
  /** How the letters of the name count. */
  letters: LetterChoices;
  numbers: AllNumbers;
  today: CalendarDate;
  /** The URL of the page, to be printed. */
  address: string;
  /** The profile as a URL fragment; none where no link can hold it. */
  fragment: string | undefined;
};

/** Every number of a person on one page, with drawings and readings. */
export function ProfileView(props: Props) {
  const { name, date, numbers, today, fragment } = props;
  const id = useId();
  const idOf = (key: EntryKey | Part) => `${id}-${key}`;
  const portrait = portraitOf(numbers);
  return (
    <div className={styles.profile} data-testid="result" data-printed-alone>
      <ProfileHead
        name={name}
        date={date}
        today={today}
        age={ageOn(date, today)}
        share={<Share cards={[nineNumbersCard(numbers, portrait)]} fragment={fragment} />}
      />
      <Section id={idOf('portrait')} heading={portraitHeading(numbers)}>
        <Portrait paragraphs={portrait} />
      </Section>
      <AfterFirstPaint>
        <OtherParts {...props} idOf={idOf} />
      </AfterFirstPaint>
    </div>
  );
}

type PartsProps = Props & { idOf: (key: EntryKey | Part) => string };

/** What follows the portrait. Its sums are done after the first paint. */
function OtherParts(props: PartsProps) {
  const { name, date, letters, numbers, today, address, idOf } = props;
  const people = [{ name, date, letters }] as const;
  const person = profile(name, date, letters);
  const now = personalCycles(date, today);
  const { birthday: birthdayNumber, career: careerNumber, karmic: karmicNumber } = person;
  const lasting = { ...numbers, birthdayNumber, careerNumber, karmicNumber };
  const all = { ...lasting, ...now };
  const age = ageOn(date, today);
  /** The whole name; those that count are the vowels. */
  const step = numbers.soulUrgeNumber.steps[0] as LettersStep;
  const renderEntries = (of: keyof typeof entries, figure?: ReactNode) => (
    <div className={`stack-4 ${styles.entries}`}>
      {figure}
      {entries[of].map((entry) => (
        <NumberEntry
          key={entry.key}
          id={idOf(entry.key)}
          entry={entry}
          worked={all[entry.key]}
          today={today}
          reading={entry.view && linkTo('home', { people, extra: { view: entry.view } })}
        />
      ))}
    </div>
  );
  return (
    <>
      <AllNumbersPlate numberOf={(key) => all[key].value} idOf={idOf} />
      <SectionLinks idOf={idOf} />
      <Section
        id={idOf('nine')}
        heading="The nine numbers"
        intro="Six come from the letters of the name alone, though Destiny and Expression are one sum. Two come from the date, and Maturity adds both."
      >
        <NameGrid name={name} step={step} />
        {renderEntries('nine')}
        <Aside text={pagesOf(Object.values(numbers).map(({ value }) => value))} />
      </Section>
      <Section
        isClosed
        id={idOf('name')}
        heading="The name"
        intro="How often each value comes up among the letters, and what’s said about one that never does."
      >
        {step.letters.length > 0 && (
          <div className="stack-3">
            <DigitChart counts={valueCounts(step)} />
            <MissingNumbers missing={person.karmicLessons.value} />
          </div>
        )}
        <Aside text="Do you use another name too? [See what it changes](page:names)." />
      </Section>
      <Section
        isClosed
        id={idOf('date')}
        heading="The date"
        intro="Nobody chose it. The day of the month alone is said to come with a talent."
      >
        {renderEntries('date')}
        <Aside text={pageOfDay(date)} />
      </Section>
      <Section
        isClosed
        id={idOf('joint')}
        heading="Name and date together"
        intro="Two more sums need both. One adds them, for work. The other measures how far apart your name and your date are."
      >
        {renderEntries('joint')}
        <KarmicDebts debts={person.karmicDebts} />
      </Section>
      <Section isClosed id={idOf('now')} heading="Where you stand now" intro={aboutNow(age)}>
        {renderEntries('current', <YearWheel year={now.personalYear.value} />)}
      </Section>
      <Section
        isClosed
        id={idOf('life')}
        heading="The long view"
        intro="Pinnacles say what goes well for a stretch of years, challenges what keeps getting in the way, and periods what that part of life is about. They change on birthdays, always in a personal year 9."
      >
        <LongView
          profile={person}
          birthYear={date.year}
          age={age}
          essence={essenceOf(name, date, letters, today)}
        />
      </Section>
      <Section
        isClosed
        id={idOf('grid')}
        heading="The birth grid"
        intro="The digits of your date in a square of nine. It adds nothing up: it only shows what’s there, and which lines are full or empty."
      >
        <GridFigure grid={person.grid} order="western" />
        <GridReading grid={person.grid} order="western" readings={birthGrid} numbers={numbers} />
      </Section>
      <Section
        isClosed
        id={idOf('small')}
        heading="The small numbers"
        intro="For people who want everything. Each of these answers one small question, and none of them outranks the nine."
      >
        <SmallNumbers groups={smallNumbersOf(person)} />
      </Section>
      <p className="note ruled-2">{colophon(address)}</p>
    </>
  );
}

/** A way on, which paper does not have. */
function Aside({ text }: { text: string }) {
  return (
    <p className="quiet screen-only">
      <LinkedText text={text} />
    </p>
  );
}
