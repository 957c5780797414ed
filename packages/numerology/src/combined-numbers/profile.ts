import { challengeNumbers, type LifeSpan, lifePeriods, pinnacles } from '../cycles/life-cycles.ts';
import { personalDay } from '../cycles/personal-day.ts';
import { personalMonth } from '../cycles/personal-month.ts';
import { personalYear } from '../cycles/personal-year.ts';
import { birthdayNumber } from '../date-numbers/birthday-number.ts';
import type { CalendarDate } from '../date-numbers/calendar.ts';
import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { assignLetters, type LettersStep } from '../letters/letters.ts';
import { missingNumbers } from '../name-numbers/missing-numbers.ts';
import type { Worked } from '../working/working.ts';
import { careerNumber } from './career-number.ts';
import { type AllNumbers, homeNumbers } from './home-numbers.ts';
import { karmicDebts, type MetDebt } from './karmic-debts.ts';
import { karmicNumber } from './karmic-number.ts';

/** The numbers of a person that are one figure each and never change. */
export type LastingNumbers = AllNumbers & {
  readonly birthdayNumber: Worked<number>;
  readonly careerNumber: Worked<number>;
  readonly karmicNumber: Worked<number>;
};

/** Every number that a name and a birth date have on this site, whatever the day. */
export interface Profile {
  readonly numbers: LastingNumbers;
  /** The whole name; those that count are the vowels. */
  readonly letters: LettersStep;
  readonly missing: readonly number[];
  readonly debts: readonly MetDebt[];
  readonly pinnacles: readonly LifeSpan[];
  readonly challenges: readonly LifeSpan[];
  readonly periods: readonly LifeSpan[];
}

/** The numbers of a person that change with the calendar. */
export interface Cycles {
  readonly personalYear: Worked<number>;
  readonly personalMonth: Worked<number>;
  readonly personalDay: Worked<number>;
}

/**
 * The whole profile of a person, each number by the rule of the calculator that shows it.
 *
 * @example
 * profile('Grace Hopper', { year: 1906, month: 12, day: 9 });
 * // the nine of homeNumbers, birthday 9, career 5, karmic 3; no letter is worth 2 or 4
 */
export function profile(
  name: string,
  date: CalendarDate,
  choices: LetterChoices = NO_CHOICES,
): Profile {
  const numbers = homeNumbers(name, date, choices);
  const letters = assignLetters(name, 'vowels', choices);
  return {
    numbers: {
      ...numbers,
      birthdayNumber: birthdayNumber(date),
      careerNumber: careerNumber(name, date, choices),
      karmicNumber: karmicNumber(name, date, choices),
    },
    letters,
    missing: missingNumbers(letters),
    debts: karmicDebts(date, numbers),
    pinnacles: pinnacles(date),
    challenges: challengeNumbers(date),
    periods: lifePeriods(date),
  };
}

/**
 * The personal year, month and day on a day of the calendar.
 *
 * @example
 * cyclesOn({ year: 1988, month: 4, day: 9 }, { year: 2026, month: 10, day: 6 }); // 5, 6 and 3
 */
export function cyclesOn(date: CalendarDate, today: CalendarDate): Cycles {
  return {
    personalYear: personalYear(date, today),
    personalMonth: personalMonth(date, today),
    personalDay: personalDay(date, today),
  };
}
