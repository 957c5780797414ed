import { type CalendarDate, chart, firstName, type Worked } from '@ninefold/numerology';
import { type LetterChoices, NO_CHOICES, ofAllLetters } from './letter-choices';
import type { SiteNumber } from './site-number';

/** The nine numbers of the home calculator. */
export interface HomeNumbers {
  readonly nameNumber: SiteNumber;
  readonly lifePathNumber: SiteNumber | undefined;
  readonly destinyNumber: SiteNumber;
  readonly soulUrgeNumber: SiteNumber;
  readonly personalityNumber: SiteNumber;
  readonly expressionNumber: SiteNumber;
  readonly maturityNumber: SiteNumber | undefined;
  readonly attitudeNumber: SiteNumber;
  readonly hiddenPassionNumber: SiteNumber;
}

/** The nine numbers of somebody whose birth date is known. */
export type AllNumbers = Readonly<Record<keyof HomeNumbers, SiteNumber>>;

// Without a date: see docs/rules.md#home-without-a-birth-date.
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
    // The name up to its first white space, whether or not there are letters: see docs/rules.md#home-calculator.
    nameNumber: firstName(name.trim().split(/\s/, 1)[0] ?? '', ofAllLetters(choices)),
    lifePathNumber: numbers.lifePath,
    destinyNumber: numbers.destiny,
    soulUrgeNumber: numbers.soulUrge,
    personalityNumber: numbers.personality,
    expressionNumber: numbers.expression,
    maturityNumber: numbers.maturity,
    attitudeNumber: numbers.attitude ?? NO_ATTITUDE,
    hiddenPassionNumber: withDefault(numbers.hiddenPassion),
  };
}

/** A name without letters has a Hidden Passion of 1 (docs/rules.md#hidden-passion). */
export function withDefault({ value, steps }: Worked<number | undefined>): SiteNumber {
  if (value !== undefined) return { value, steps };
  return { value: 1, steps: [...steps.slice(0, -1), { kind: 'default', to: 1 }] };
}
