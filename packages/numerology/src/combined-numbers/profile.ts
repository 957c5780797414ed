import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import {
  challengesOf,
  type Distance,
  type FourSpans,
  lifePeriodsOf,
  pinnaclesOf,
  type ThreeSpans,
} from '../cycles/life-spans.ts';
import { type BirthGrid, birthGridOf } from '../date-numbers/birth-grid.ts';
import { datePartsOf } from '../date-numbers/date-numbers.ts';
import { lettersOf } from '../letters/select-letters.ts';
import { balanceOf } from '../name-numbers/balance.ts';
import { missingValues, presentValues } from '../name-numbers/missing-values.ts';
import { firstWordOf, readName } from '../name-numbers/name-reading.ts';
import { type Planes, planesOf } from '../name-numbers/planes-of-expression.ts';
import { type SingleLetter, singleLetter } from '../name-numbers/single-letters.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { type ChartOptions, OF_CHARTS } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { type Bridges, bridgesOf } from './bridges.ts';
import { type Chart, chartOf } from './chart.ts';
import { debtsOf, type MetDebt } from './karmic-debts.ts';
import { careerOf, karmicOf, rationalThoughtOf } from './name-and-date.ts';

/** Every number of a name and a birth date that does not depend on `today`. */
export type Profile<M extends number = MasterNumber> = Chart<M> & {
  readonly birthday: Worked<Digit | M>;
  readonly career: Worked<Digit>;
  readonly karmic: Worked<number>;
  readonly balance: Worked<Digit | 0>;
  readonly rationalThought: Worked<Digit | M>;
  readonly subconsciousSelf: Worked<Digit | 0>;
  readonly karmicLessons: Worked<readonly Digit[]>;
  readonly karmicDebts: readonly MetDebt[];
  readonly cornerstone: SingleLetter;
  readonly capstone: SingleLetter;
  readonly firstVowel: SingleLetter;
  readonly planes: Planes<M>;
  readonly bridges: Bridges;
  readonly grid: BirthGrid;
  readonly pinnacles: FourSpans<Digit | M>;
  readonly challenges: FourSpans<Distance>;
  readonly lifePeriods: ThreeSpans<Digit | M>;
};

/**
 * A person's whole profile: every number in this library that does not depend on `today`.
 *
 * @example
 * profile('Grace Hopper', { year: 1906, month: 12, day: 9 });
 * // the nine of chart, birthday 9, career 5, karmic 3, balance 6; no letter is worth 2 or 4
 */
export function profile<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: ChartOptions<M>,
): Profile<M> {
  const reading = readName(name, options, OF_CHARTS);
  const { masters } = reading.dateRules;
  checkDate(birth, 'birth');
  const letters = lettersOf(reading.letters, 'all');
  const firstWord = firstWordOf(reading);
  const parts = datePartsOf(birth, masters);
  const numbers = chartOf(reading, letters, firstWord, birth);
  const { firstName, lifePath, destiny, soulUrge, personality } = numbers;
  const birthday = parts.day;
  return {
    firstName,
    destiny,
    soulUrge,
    personality,
    expression: numbers.expression,
    hiddenPassion: numbers.hiddenPassion,
    lifePath,
    maturity: numbers.maturity,
    attitude: numbers.attitude,
    birthday,
    career: careerOf(lifePath, destiny, masters),
    karmic: karmicOf(lifePath, destiny),
    balance: balanceOf(reading.letters),
    rationalThought: rationalThoughtOf(firstName, birthday, masters),
    subconsciousSelf: presentValues(letters),
    karmicLessons: missingValues(letters),
    karmicDebts: debtsOf({ lifePath, destiny, firstName, soulUrge, personality, birthday }),
    cornerstone: singleLetter(firstWord, 'first-letter'),
    capstone: singleLetter(firstWord, 'last-letter'),
    firstVowel: singleLetter(firstWord, 'first-vowel'),
    planes: planesOf(reading),
    bridges: bridgesOf(reading, birth),
    grid: birthGridOf(birth),
    pinnacles: pinnaclesOf(birth, parts, masters),
    challenges: challengesOf(birth),
    lifePeriods: lifePeriodsOf(birth, parts),
  };
}
