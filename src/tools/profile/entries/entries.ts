import type { CalendarDate, Cycles } from '@ninefold/numerology';
import { birthdayReadings } from '#texts/readings/birthday';
import { careerReadings } from '#texts/readings/career';
import { karmicReadings } from '#texts/readings/karmic';
import { personalDayReadings } from '#texts/readings/personal-day';
import { personalMonthReadings } from '#texts/readings/personal-month';
import { personalYearReadings } from '#texts/readings/personal-year';
import type { AllNumbers } from '../../../numbers/home-numbers';
import { type NumberId, numberNames } from '../../../numbers/number-names';
import { turnOfDay } from '../../../numbers/turn-of-day';
import { kindOf } from '../../../person/result/number-kinds';
import type { ReadingTable } from '../../../person/result/Result';
import type { FourLines, MonthReading } from '../../../readings/types';

/** The key of a number that has an entry in the profile. */
export type EntryKey =
  | keyof AllNumbers
  | 'birthdayNumber'
  | 'careerNumber'
  | 'karmicNumber'
  | keyof Cycles;

/** One number of the profile. */
export interface ProfileEntry {
  readonly key: EntryKey;
  readonly id: NumberId;
  readonly label: string;
  /** A one-line description. */
  readonly what: string;
  /** The view of the home page that has its reading, which is not quoted then. */
  readonly view?: NumberId;
}

const NINE: readonly (keyof AllNumbers)[] = [
  'nameNumber',
  'destinyNumber',
  'expressionNumber',
  'soulUrgeNumber',
  'personalityNumber',
  'hiddenPassionNumber',
  'lifePathNumber',
  'attitudeNumber',
  'maturityNumber',
];

function named(key: EntryKey, id: NumberId): ProfileEntry {
  return { key, id, ...numberNames[id] };
}

/** The entries of the profile by section. */
export const entries: Readonly<
  Record<'nine' | 'date' | 'joint' | 'current', readonly ProfileEntry[]>
> = {
  // The home calculator has their readings.
  nine: NINE.map((key) => ({ ...kindOf(key), view: kindOf(key).id })),
  date: [named('birthdayNumber', 'birthday')],
  joint: [named('careerNumber', 'career'), named('karmicNumber', 'karmic')],
  current: [
    named('personalYear', 'personal-year'),
    named('personalMonth', 'personal-month'),
    named('personalDay', 'personal-day'),
  ],
};

/** What is quoted of a reading: its title, what it means, its one-sentence intro and one passage. */
interface Excerpt {
  readonly title?: string;
  readonly meaning: string;
  readonly intro?: string | undefined;
  readonly passage?: string;
}

/** The excerpt of a number's reading, if the number has one; what it quotes may depend on the day. */
export function excerptOf(
  { key }: ProfileEntry,
  number: number,
  today: CalendarDate,
): Excerpt | undefined {
  switch (key) {
    case 'birthdayNumber':
      return quote(birthdayReadings, number, 'text');
    case 'careerNumber':
      return quote(careerReadings, number, 'professionalStrengths');
    case 'karmicNumber':
      return quote(karmicReadings, number, 'soulGrowthPath');
    case 'personalYear':
      return quote(personalYearReadings, number, 'opportunities');
    case 'personalMonth': {
      const month = (personalMonthReadings as ReadingTable<MonthReading>)[number];
      return month && { title: month.title, meaning: month.sentence };
    }
    case 'personalDay': {
      const lines = (personalDayReadings as ReadingTable<FourLines>)[number];
      const meaning = lines?.[turnOfDay(today) % lines.length];
      return meaning === undefined ? undefined : { meaning };
    }
    default:
      return undefined;
  }
}

type Quotable<Field extends string> = Readonly<
  Record<'title' | 'meaning' | Field, string> & { intro?: string }
>;

function quote<Field extends string>(
  table: ReadingTable<Quotable<Field>>,
  number: number,
  field: Field,
): Excerpt | undefined {
  const reading = table[number];
  if (!reading) return undefined;
  const { title, meaning, intro, [field]: passage } = reading;
  return { title, meaning, intro, passage };
}
