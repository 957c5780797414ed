import { type Cycles, isCoreNumber, type LastingNumbers } from '@ninefold/numerology';
import type { MonthReading } from '../../../readings/personal-month';
import type { ShortReading } from '../../../readings/types';
import { numberKinds } from '../../../ui/result/number-kinds';
import type { ProfileTables } from '../load-profile-tables';

/** The key of a number that the profile tells in an entry of its own. */
export type EntryKey = keyof LastingNumbers | keyof Cycles;

/** What is quoted of a reading: its title, what it means, its one-sentence intro and one passage. */
interface Heart {
  readonly title?: string;
  readonly meaning: string;
  readonly intro?: string;
  readonly passage?: string;
}

/** One number of the profile. */
export interface Entry {
  readonly key: EntryKey;
  readonly label: string;
  /** What this number is, in a line. */
  readonly what: string;
  /** Which table its reading comes from; of two entries with one reading only the first opens with its intro. */
  readonly table: keyof ProfileTables;
  /** The heart of its reading, where one is written for the number. */
  readonly heart: (tables: ProfileTables, number: number) => Heart | undefined;
}

type Table<Reading> = { readonly [number: number]: Reading | undefined };

/** A heart from a table of whole readings: the head of each, and the passage chosen. */
function quote<Reading extends { title: string; meaning: string; intro: string }>(
  choose: (tables: ProfileTables) => Table<Reading>,
  passageOf: (reading: Reading) => string,
): Entry['heart'] {
  return (tables, number) => {
    const reading = choose(tables)[number];
    if (!reading) return undefined;
    const { title, meaning, intro } = reading;
    return { title, meaning, intro, passage: passageOf(reading) };
  };
}

/** The first nine have their names from the home calculator, and four of them their meanings. */
function ofHome(key: (typeof numberKinds)[number]['key'], heartOf: Entry['heart']): Entry {
  const kind = numberKinds.find((candidate) => candidate.key === key);
  if (!kind) throw new Error(`There is no ${key}.`);
  const { label, what, table, meanings } = kind;
  const heart: Entry['heart'] = (tables, number) => {
    const quoted = heartOf(tables, number);
    if (!quoted || !meanings || !isCoreNumber(number)) return quoted;
    return { ...quoted, meaning: tables.nameMeanings[meanings][number] };
  };
  return { key, label, what, table, heart };
}

// Five numbers share the readings of the Name Number. Each quotes another passage of them, so that
// nobody reads a paragraph twice whose numbers are alike.
const nameEntries: readonly Entry[] = [
  ofHome(
    'nameNumber',
    quote(
      (tables) => tables.name,
      (reading) => reading.additionalInsights[0],
    ),
  ),
  ofHome(
    'destinyNumber',
    quote(
      (tables) => tables.name,
      (reading) => reading.strengths,
    ),
  ),
  ofHome(
    'expressionNumber',
    quote(
      (tables) => tables.name,
      (reading) => reading.challenges,
    ),
  ),
  ofHome(
    'soulUrgeNumber',
    quote(
      (tables) => tables.name,
      (reading) => reading.additionalInsights[1],
    ),
  ),
  ofHome(
    'personalityNumber',
    quote(
      (tables) => tables.name,
      (reading) => reading.additionalInsights[2],
    ),
  ),
  ofHome(
    'hiddenPassionNumber',
    quote(
      (tables) => tables.hiddenPassion,
      (reading) => reading.strengths,
    ),
  ),
];

const dateEntries: readonly Entry[] = [
  ofHome(
    'lifePathNumber',
    quote(
      (tables) => tables.lifePath,
      (reading) => reading.strengths,
    ),
  ),
  {
    key: 'birthdayNumber',
    label: 'Birthday',
    what: 'What came with the day: the day of the month you were born on.',
    table: 'birthday',
    heart: ({ birthday }, number) => {
      const reading = (birthday as Table<ShortReading>)[number];
      return reading && { title: reading.title, meaning: reading.meaning, passage: reading.text };
    },
  },
  ofHome(
    'attitudeNumber',
    quote(
      (tables) => tables.attitude,
      (reading) => reading.additionalInsights[0],
    ),
  ),
];

const jointEntries: readonly Entry[] = [
  ofHome(
    'maturityNumber',
    quote(
      (tables) => tables.maturity,
      (reading) => reading.strengths,
    ),
  ),
  {
    key: 'careerNumber',
    label: 'Career',
    what: 'How you work: name and date added, and brought to 1–9.',
    table: 'career',
    heart: quote(
      (tables) => tables.career,
      (reading) => reading.professionalStrengths,
    ),
  },
  {
    key: 'karmicNumber',
    label: 'Karmic Past Life',
    what: 'What is told of before: the distance from your name to your date.',
    table: 'karmic',
    heart: quote(
      (tables) => tables.karmic,
      (reading) => reading.soulGrowthPath,
    ),
  },
];

const currentEntries: readonly Entry[] = [
  {
    key: 'personalYear',
    label: 'Personal Year',
    what: 'January to December: your birth month and day, and the calendar’s year.',
    table: 'personalYear',
    heart: quote(
      (tables) => tables.personalYear,
      (reading) => reading.opportunities,
    ),
  },
  {
    key: 'personalMonth',
    label: 'Personal Month',
    what: 'This month: the personal year and the number of the month.',
    table: 'personalMonth',
    heart: ({ personalMonth }, number) => {
      const reading = (personalMonth as Table<MonthReading>)[number];
      return reading && { title: reading.title, meaning: reading.sentence };
    },
  },
  {
    key: 'personalDay',
    label: 'Personal Day',
    what: 'Until midnight: the personal month and the day of the month.',
    table: 'personalDay',
    heart: ({ personalDay }, number) => {
      const meaning = (personalDay as Table<string>)[number];
      return meaning === undefined ? undefined : { meaning };
    },
  },
];

/** The entries of the profile by the section in which they stand. */
export const entries = {
  name: nameEntries,
  date: dateEntries,
  joint: jointEntries,
  current: currentEntries,
} as const;
