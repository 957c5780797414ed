import { type CalendarDate, chart, firstName, type Worked } from '@ninefold/numerology';
import { type LetterChoices, NO_CHOICES, ofAllLetters } from './letter-choices';
import type { SiteNumber } from './site-number';

/** The nine numbers of the home calculator, by their ids. */
export interface HomeNumbers {
  readonly 'name-number': SiteNumber;
  readonly 'life-path': SiteNumber | undefined;
  readonly destiny: SiteNumber;
  readonly 'soul-urge': SiteNumber;
  readonly personality: SiteNumber;
  readonly expression: SiteNumber;
  readonly maturity: SiteNumber | undefined;
  readonly attitude: SiteNumber;
  readonly 'hidden-passion': SiteNumber;
}

export type HomeNumberId = keyof HomeNumbers;

/** The nine numbers of somebody whose birth date is known. */
export type AllNumbers = Readonly<Record<HomeNumberId, SiteNumber>>;

// Without a date: see docs/rules/home.md#home-without-a-birth-date.
const NO_ATTITUDE: SiteNumber = Object.freeze({ value: 0, steps: Object.freeze([]) });

/** All nine numbers of a name and, where it is given, a birth date. */
export function homeNumbers(name: string, date: CalendarDate, choices?: LetterChoices): AllNumbers;
export function homeNumbers(
  name: string,
  date: CalendarDate | undefined,
  choices?: LetterChoices,
): HomeNumbers;
export function homeNumbers(
  name: string,
  date: CalendarDate | undefined,
  choices: LetterChoices = NO_CHOICES,
): HomeNumbers {
  const numbers = chart(name, date, choices);
  return {
    // The name up to its first white space, whether or not there are letters: see docs/rules/home.md#home-calculator.
    'name-number': firstName(name.trim().split(/\s/, 1)[0] ?? '', ofAllLetters(choices)),
    'life-path': numbers.lifePath,
    destiny: numbers.destiny,
    'soul-urge': numbers.soulUrge,
    personality: numbers.personality,
    expression: numbers.expression,
    maturity: numbers.maturity,
    attitude: numbers.attitude ?? NO_ATTITUDE,
    'hidden-passion': withDefault(numbers.hiddenPassion),
  };
}

/** A name without letters has a Hidden Passion of 1 (docs/rules/home.md#hidden-passion). */
export function withDefault({ value, steps }: Worked<number | undefined>): SiteNumber {
  if (value !== undefined) return { value, steps };
  return { value: 1, steps: [...steps.slice(0, -1), { kind: 'default', to: 1 }] };
}
