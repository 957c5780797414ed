import {
  ageOn,
  type CalendarDate,
  isCoreNumber,
  type LettersStep,
  profile,
  valueCounts,
} from '@ninefold/numerology';
import { type ReactNode, useId } from 'react';
import * as birthGrid from '#texts/readings/birth-grid';
import * as words from '#texts/tools/profile/view';
import { path } from '../../config/paths';
import type { AllNumbers } from '../../numbers/home-numbers';
import type { LetterChoices } from '../../numbers/letter-choices';
import type { NumberId } from '../../numbers/number-names';
import { personalCycles } from '../../numbers/personal-cycles';
import type { SiteNumber } from '../../numbers/site-number';
import { linkTo } from '../../person/entry/entry';
import { portraitOf } from '../../portrait/portrait';
import type { DayOfMonth } from '../../readings/types';
import { GridFigure } from '../../result/figures/GridFigure';
import { GridReading } from '../../result/figures/GridReading';
import { YearWheel } from '../../result/figures/YearWheel';
import { AfterFirstPaint } from '../../result/reading/AfterFirstPaint';
import { Portrait, portraitHeading } from '../../result/reading/Portrait';
import { nineNumbersCard } from '../../result/share/nine-numbers-card';
import { Share } from '../../result/share/Share';
import { LinkedText } from '../../ui/page/TextLink';
import { entries } from './entries/entries';
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

type Props = {
  name: string;
  date: CalendarDate;
  letters: LetterChoices;
  numbers: AllNumbers;
  today: CalendarDate;
  /** The URL of the page, to be printed. */
  address: string;
  link: string | undefined;
};

/** Every number of a person on one page, with drawings and readings. */
export function ProfileView(props: Props) {
  const { name, date, numbers, today, link } = props;
  const id = useId();
  const idOf = (part: NumberId | Part) => `${id}-${part}`;
  const portrait = portraitOf(numbers);
  return (
    <div className={styles.profile} data-testid="result" data-printed-alone>
      <ProfileHead
        name={name}
        date={date}
        today={today}
        age={ageOn(date, today)}
        share={<Share cards={[nineNumbersCard(numbers, portrait)]} link={link} />}
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

type PartsProps = Props & { idOf: (part: NumberId | Part) => string };

/** What follows the portrait. Its sums are done after the first paint. */
function OtherParts(props: PartsProps) {
  const { name, date, letters, numbers, today, address, idOf } = props;
  const people = [{ name, date, letters }] as const;
  const person = profile(name, date, letters);
  const now = personalCycles(date, today);
  const all: Readonly<Record<NumberId, SiteNumber>> = {
    ...numbers,
    birthday: person.birthday,
    career: person.career,
    karmic: person.karmic,
    'personal-year': now.personalYear,
    'personal-month': now.personalMonth,
    'personal-day': now.personalDay,
  };
  const age = ageOn(date, today);
  /** The whole name; those that count are the vowels. */
  const step = numbers['soul-urge'].steps[0] as LettersStep;
  const renderEntries = (of: keyof typeof entries, figure?: ReactNode) => (
    <div className={`stack-4 ${styles.entries}`}>
      {figure}
      {entries[of].map((number) => (
        <NumberEntry
          key={number}
          id={idOf(number)}
          number={number}
          worked={all[number]}
          today={today}
          reading={of === 'nine' ? linkTo('home', { people, extra: { view: number } }) : undefined}
        />
      ))}
    </div>
  );
  return (
    <>
      <AllNumbersPlate numberOf={(number) => all[number].value} idOf={idOf} />
      <SectionLinks idOf={idOf} />
      <Section id={idOf('nine')} {...words.sections.nine}>
        <NameGrid name={name} step={step} />
        {renderEntries('nine')}
        <Aside text={words.pagesOf(pagesOf(numbers))} />
      </Section>
      <Section isClosed id={idOf('name')} {...words.sections.name}>
        {step.letters.length > 0 && (
          <div className="stack-3">
            <DigitChart counts={valueCounts(step)} />
            <MissingNumbers missing={person.karmicLessons.value} />
          </div>
        )}
        <Aside text={words.anotherName} />
      </Section>
      <Section isClosed id={idOf('date')} {...words.sections.date}>
        {renderEntries('date')}
        <Aside text={words.pageOfDay(path(`birthdays/${date.day as DayOfMonth}`))} />
      </Section>
      <Section isClosed id={idOf('joint')} {...words.sections.joint}>
        {renderEntries('joint')}
        <KarmicDebts debts={person.karmicDebts} />
      </Section>
      <Section
        isClosed
        id={idOf('now')}
        {...words.sections.now}
        {...(age === undefined && { intro: words.notYetBorn })}
      >
        {renderEntries('current', <YearWheel year={now.personalYear.value} />)}
      </Section>
      <Section isClosed id={idOf('life')} {...words.sections.life}>
        <LongView
          profile={person}
          birthYear={date.year}
          age={age}
          essence={essenceOf(name, date, letters, today)}
        />
      </Section>
      <Section isClosed id={idOf('grid')} {...words.sections.grid}>
        <GridFigure grid={person.grid} order="western" />
        <GridReading grid={person.grid} order="western" readings={birthGrid} numbers={numbers} />
      </Section>
      <Section isClosed id={idOf('small')} {...words.sections.small}>
        <SmallNumbers groups={smallNumbersOf(person)} />
      </Section>
      <p className="note ruled-2">{words.colophon(address)}</p>
    </>
  );
}

/** The pages of a person's nine numbers, each once. */
function pagesOf(numbers: AllNumbers) {
  const values = Object.values(numbers).map(({ value }) => value);
  const own = [...new Set(values)].filter(isCoreNumber).sort((one, other) => one - other);
  return own.map((number) => [number, path(`numbers/${number}`)] as const);
}

/** A way on, which paper does not have. */
function Aside({ text }: { text: string }) {
  return (
    <p className="quiet screen-only">
      <LinkedText text={text} />
    </p>
  );
}
