import type { CalendarDate, Cycles } from '@ninefold/numerology';
import type { AllNumbers } from '../../../numbers/home-numbers';
import { type NumberId, numberNames } from '../../../numbers/number-names';
import { turnOfDay } from '../../../numbers/turn-of-day';
import { kindOf } from '../../../person/result/number-kinds';
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
    ...numberNames.birthday,
    excerpt: ({ birthday }, number) => {
      const reading = (birthday as ReadingTable<ShortReading>)[number];
      return reading && { title: reading.title, meaning: reading.meaning, passage: reading.text };
    },
  },
];

const jointEntries: readonly ProfileEntry[] = [
  {
    key: 'careerNumber',
    ...numberNames.career,
    excerpt: quote(
      (tables) => tables.career,
      (reading) => reading.professionalStrengths,
    ),
  },
  {
    key: 'karmicNumber',
    ...numberNames.karmic,
    excerpt: quote(
      (tables) => tables.karmic,
      (reading) => reading.soulGrowthPath,
    ),
  },
];

const currentEntries: readonly ProfileEntry[] = [
  {
    key: 'personalYear',
    ...numberNames['personal-year'],
    excerpt: quote(
      (tables) => tables.personalYear,
      (reading) => reading.opportunities,
    ),
  },
  {
    key: 'personalMonth',
    ...numberNames['personal-month'],
    excerpt: ({ personalMonth }, number) => {
      const reading = (personalMonth as ReadingTable<MonthReading>)[number];
      return reading && { title: reading.title, meaning: reading.sentence };
    },
  },
  {
    key: 'personalDay',
    ...numberNames['personal-day'],
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
