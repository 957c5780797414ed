import {
  birthday,
  type CalendarDate,
  career,
  challenges,
  type Digit,
  karmic,
  karmicDebts,
  karmicLessons,
  type LettersStep,
  type LifeSpan,
  lifePeriods,
  type MetDebt,
  pinnacles,
} from '@ninefold/numerology';
import { type AllNumbers, homeNumbers } from '../../numbers/home-numbers';
import { type LetterChoices, ofAllLetters } from '../../numbers/letter-choices';
import type { SiteNumber } from '../../numbers/site-number';

/** The numbers of a person that are one figure each and never change. */
export type LastingNumbers = AllNumbers & {
  readonly birthdayNumber: SiteNumber;
  readonly careerNumber: SiteNumber;
  readonly karmicNumber: SiteNumber;
};

/** Everything that the profile shows of a person, whatever the day. */
export interface Profile {
  readonly numbers: LastingNumbers;
  /** The whole name; those that count are the vowels. */
  readonly letters: LettersStep;
  readonly missing: readonly Digit[];
  readonly debts: readonly MetDebt[];
  readonly pinnacles: readonly LifeSpan[];
  readonly challenges: readonly LifeSpan[];
  readonly periods: readonly LifeSpan[];
}

/** The profile of a person, each number by the rule of the calculator that shows it. */
export function profile(name: string, date: CalendarDate, choices: LetterChoices): Profile {
  const numbers = homeNumbers(name, date, choices);
  return {
    numbers: {
      ...numbers,
      birthdayNumber: birthday(date),
      careerNumber: career(name, date, ofAllLetters(choices)),
      karmicNumber: karmic(name, date, ofAllLetters(choices)),
    },
    letters: numbers.soulUrgeNumber.steps[0] as LettersStep,
    missing: karmicLessons(name, ofAllLetters(choices)).value,
    debts: karmicDebts(name, date, choices),
    pinnacles: pinnacles(date),
    challenges: challenges(date),
    periods: lifePeriods(date),
  };
}
