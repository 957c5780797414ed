import type { CalendarDate, Cycles } from '@ninefold/numerology';
import type { AllNumbers } from '../../../numbers/home-numbers';
import { turnOfDay } from '../../../numbers/turn-of-day';
import { kindOf } from '../../../person/result/number-kinds';
import { type NumberId, numberLabels } from '../../../person/result/number-labels';
import type { ReadingTable } from '../../../person/result/ReadingResult';
import type { FourLines } from '../../../readings/personal-day';
import type { MonthReading } from '../../../readings/personal-month';
import type { ShortReading } from '../../../readings/types';
import type { ProfileTables } from '../load-profile-tables';

/** The key of a number that has an entry in the profile. */
export type EntryKey =
  | keyof AllNumbers
  | 'birthdayNumber'
  | 'careerNumber'
  | 'karmicNumber'
  | keyof Cycles;

/** What is quoted of a reading: its title, what it means, its one-sentence intro and one passage. */
interface Excerpt {
  readonly title?: string;
  readonly meaning: string;
  readonly intro?: string;
  readonly passage?: string;
}

/** One number of the profile. */
export interface ProfileEntry {
  readonly key: EntryKey;
  readonly label: string;
  /** A one-line description. */
  readonly what: string;
  /** The view of the home page that has its reading, which is not quoted then. */
  readonly view?: NumberId;
  /** The excerpt of its reading, if the number has one; what it quotes may depend on the day. */
  readonly excerpt?: (
    tables: ProfileTables,
    number: number,
    today: CalendarDate,
  ) => Excerpt | undefined;
}

/** An excerpt from a table of full readings: title, meaning, intro and the chosen passage. */
function quote<Reading extends { title: string; meaning: string; intro: string }>(
  choose: (tables: ProfileTables) => ReadingTable<Reading>,
  passageOf: (reading: Reading) => string,
): NonNullable<ProfileEntry['excerpt']> {
  return (tables, number) => {
    const reading = choose(tables)[number];
    if (!reading) return undefined;
    const { title, meaning, intro } = reading;
    return { title, meaning, intro, passage: passageOf(reading) };
  };
}

const NINE = [
  'nameNumber',
  'destinyNumber',
  'expressionNumber',
  'soulUrgeNumber',
  'personalityNumber',
  'hiddenPassionNumber',
  'lifePathNumber',
  'attitudeNumber',
  'maturityNumber',
] as const satisfies readonly (keyof AllNumbers)[];

/** The first nine are those of the home calculator, which has their readings. */
const nine: readonly ProfileEntry[] = NINE.map((key) => {
  const { id, label, what } = kindOf(key);
  return { key, label, what, view: id };
});

const dateEntries: readonly ProfileEntry[] = [
  {
    key: 'birthdayNumber',
    label: numberLabels.birthday,
    what: 'The talent you were born with: the day of the month.',
    excerpt: ({ birthday }, number) => {
      const reading = (birthday as ReadingTable<ShortReading>)[number];
      return reading && { title: reading.title, meaning: reading.meaning, passage: reading.text };
    },
  },
];

const jointEntries: readonly ProfileEntry[] = [
  {
    key: 'careerNumber',
    label: 'Career',
    what: 'How you work best: your name plus your birth date, taken down to one digit.',
    excerpt: quote(
      (tables) => tables.career,
      (reading) => reading.professionalStrengths,
    ),
  },
  {
    key: 'karmicNumber',
    label: 'Karmic Past Life',
    what: 'A past life, told as a story: the difference between your name and your date.',
    excerpt: quote(
      (tables) => tables.karmic,
      (reading) => reading.soulGrowthPath,
    ),
  },
];

const currentEntries: readonly ProfileEntry[] = [
  {
    key: 'personalYear',
    label: 'Personal Year',
    what: 'What this year asks of you: your birth month and day plus the current year.',
    excerpt: quote(
      (tables) => tables.personalYear,
      (reading) => reading.opportunities,
    ),
  },
  {
    key: 'personalMonth',
    label: 'Personal Month',
    what: 'What this month is for: your personal year plus the number of the month.',
    excerpt: ({ personalMonth }, number) => {
      const reading = (personalMonth as ReadingTable<MonthReading>)[number];
      return reading && { title: reading.title, meaning: reading.sentence };
    },
  },
  {
    key: 'personalDay',
    label: 'Personal Day',
    what: 'What today is for: your personal month plus the day of the month.',
    excerpt: ({ personalDay }, number, today) => {
      const lines = (personalDay as ReadingTable<FourLines>)[number];
      const meaning = lines?.[turnOfDay(today) % lines.length];
      return meaning === undefined ? undefined : { meaning };
    },
  },
];

/** The entries of the profile by section. */
export const entries = {
  nine,
  date: dateEntries,
  joint: jointEntries,
  current: currentEntries,
} as const;
