import { attitude } from '../date-numbers/attitude.ts';
import type { CalendarDate } from '../date-numbers/calendar.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { assignLetters, selectLetters } from '../letters/letters.ts';
import { mostFrequentValue } from '../name-numbers/hidden-passion.ts';
import { nameNumber } from '../name-numbers/name-number.ts';
import { nameTotal } from '../name-numbers/name-total.ts';
import type { Worked } from '../working/working.ts';
import { maturityOf } from './maturity.ts';

/** The nine numbers of the home calculator. */
export interface HomeNumbers {
  readonly nameNumber: Worked<number>;
  readonly lifePathNumber: Worked<number> | undefined;
  readonly destinyNumber: Worked<number>;
  readonly soulUrgeNumber: Worked<number>;
  readonly personalityNumber: Worked<number>;
  readonly expressionNumber: Worked<number>;
  readonly maturityNumber: Worked<number> | undefined;
  readonly attitudeNumber: Worked<number>;
  readonly hiddenPassionNumber: Worked<number>;
}

/** The nine numbers of somebody whose birth date is known. */
export type AllNumbers = Readonly<Record<keyof HomeNumbers, Worked<number>>>;

// Life Path and Maturity are absent without a date, and this is 0: see
// docs/rules.md#home-without-a-birth-date.
const NO_ATTITUDE: Worked<number> = Object.freeze({ value: 0, steps: Object.freeze([]) });

/**
 * All nine numbers of a name and, where it is given, a birth date. What two numbers share (the
 * letters, Destiny, Life Path) is worked out once.
 *
 * @example
 * homeNumbers('Grace Hopper', { year: 1906, month: 12, day: 9 });
 * // name 7, life path 1, destiny 4, soul urge 8, personality 5, expression 4, maturity 5,
 * // attitude 3, hidden passion 7
 */
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
  const letters = assignLetters(name, 'all', choices);
  const destinyNumber = nameTotal(letters);
  const lifePathNumber = date && lifePath(date);
  return {
    nameNumber: nameNumber(name, choices),
    lifePathNumber,
    destinyNumber,
    soulUrgeNumber: nameTotal(selectLetters(letters, 'vowels', choices)),
    personalityNumber: nameTotal(selectLetters(letters, 'consonants', choices)),
    expressionNumber: destinyNumber,
    maturityNumber: lifePathNumber && maturityOf(lifePathNumber, destinyNumber),
    attitudeNumber: date ? attitude(date) : NO_ATTITUDE,
    hiddenPassionNumber: mostFrequentValue(letters),
  };
}
