import type { CalendarDate } from '@ninefold/numerology';
import { birthdayReadings } from '#texts/readings/birthday';
import { careerReadings } from '#texts/readings/career';
import { karmicReadings } from '#texts/readings/karmic';
import { personalDayReadings } from '#texts/readings/personal-day';
import { personalMonthReadings } from '#texts/readings/personal-month';
import { personalYearReadings } from '#texts/readings/personal-year';
import type { NumberId } from '../../../numbers/number-names';
import { turnOfDay } from '../../../numbers/turn-of-day';
import type { FourLines, MonthReading } from '../../../readings/types';
import type { ReadingTable } from '../../../result/reading/Result';

/** The numbers of the profile by section. */
export const entries = {
  nine: [
    'name-number',
    'destiny',
    'expression',
    'soul-urge',
    'personality',
    'hidden-passion',
    'life-path',
    'attitude',
    'maturity',
  ],
  date: ['birthday'],
  joint: ['career', 'karmic'],
  current: ['personal-year', 'personal-month', 'personal-day'],
} as const satisfies Record<string, readonly NumberId[]>;

/** What is quoted of a reading: its title, what it means, its one-sentence intro and one passage. */
interface Excerpt {
  readonly title?: string;
  readonly meaning: string;
  readonly intro?: string | undefined;
  readonly passage?: string;
}

/**
 * The excerpt of a number's reading. The nine have none: the home calculator has their readings. What is quoted
 * may depend on the day.
 */
export function excerptOf(id: NumberId, number: number, today: CalendarDate): Excerpt | undefined {
  switch (id) {
    case 'birthday':
      return quote(birthdayReadings, number, 'text');
    case 'career':
      return quote(careerReadings, number, 'professionalStrengths');
    case 'karmic':
      return quote(karmicReadings, number, 'soulGrowthPath');
    case 'personal-year':
      return quote(personalYearReadings, number, 'opportunities');
    case 'personal-month': {
      const month = (personalMonthReadings as ReadingTable<MonthReading>)[number];
      return month && { title: month.title, meaning: month.sentence };
    }
    case 'personal-day': {
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
