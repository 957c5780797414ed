import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { attitudeOf, lifePathOf } from '../date-numbers/date-numbers.ts';
import type { ReadLetters } from '../letters/read-letters.ts';
import { lettersOf } from '../letters/select-letters.ts';
import { mostFrequentValue } from '../name-numbers/counted-values.ts';
import {
  firstWordOf,
  type NameReading,
  nameTotal,
  readName,
  totalInOneSum,
  totalOfLetters,
} from '../name-numbers/name-reading.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { type ChartOptions, OF_CHARTS } from '../options/options.ts';
import { asPart } from '../working/part-of.ts';
import type { LettersStep, Worked } from '../working/step.ts';
import { sumOfParts } from '../working/sums.ts';

/** The numbers of a name. */
export interface NameChart<M extends number = MasterNumber> {
  readonly firstName: Worked<Digit | M | 0>;
  readonly destiny: Worked<Digit | M | 0>;
  readonly soulUrge: Worked<Digit | M | 0>;
  readonly personality: Worked<Digit | M | 0>;
  readonly expression: Worked<Digit | M | 0>;
  readonly hiddenPassion: Worked<Digit | undefined>;
}

/** The numbers of a birth date, by itself and with a name. */
export interface DateChart<M extends number = MasterNumber> {
  readonly lifePath: Worked<Digit | M>;
  readonly maturity: Worked<Digit | M>;
  readonly attitude: Worked<Digit | M>;
}

/** The nine numbers that most charts show. */
export type Chart<M extends number = MasterNumber> = NameChart<M> & DateChart<M>;

/** The chart of someone whose birth date may be unknown. */
export type PartialChart<M extends number = MasterNumber> = NameChart<M> & {
  readonly [Key in keyof DateChart<M>]: DateChart<M>[Key] | undefined;
};

/**
 * The nine numbers that most charts show. Without a birth date, Life Path, Maturity, and Attitude are
 * undefined. What numbers share (the letters, Destiny, Life Path) is calculated once.
 *
 * @example
 * chart('Grace Hopper', { year: 1906, month: 12, day: 9 });
 * // first name 7, life path 1, destiny 4, soul urge 8, personality 5, expression 4, maturity 5,
 * // attitude 3, hidden passion 7
 */
export function chart<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: ChartOptions<M>,
): Chart<M>;
export function chart<M extends number = MasterNumber>(
  name: string,
  birth?: CalendarDate | undefined,
  options?: ChartOptions<M>,
): PartialChart<M>;
export function chart<M extends number = MasterNumber>(
  name: string,
  birth?: CalendarDate,
  options?: ChartOptions<M>,
): PartialChart<M> {
  const reading = readName(name, options, OF_CHARTS);
  const letters = lettersOf(reading.letters, 'all');
  const firstWord = firstWordOf(reading);
  if (birth !== undefined) {
    checkDate(birth, 'birth');
    return chartOf(reading, letters, firstWord, birth);
  }
  const nameChart = nameChartOf(reading, letters, firstWord);
  return { ...nameChart, lifePath: undefined, maturity: undefined, attitude: undefined };
}

/** The nine numbers of a name that has been read, given its letters and its first word, and of a date. */
export function chartOf<M extends number>(
  reading: NameReading<M>,
  letters: LettersStep,
  firstWord: ReadLetters,
  birth: CalendarDate,
): Chart<M> {
  const { firstName, destiny, soulUrge, personality, expression, hiddenPassion } = nameChartOf(
    reading,
    letters,
    firstWord,
  );
  const lifePath = lifePathOf(birth, reading.dateRules);
  // Written out, because copying an object with `...` takes longer than all the arithmetic.
  return {
    firstName,
    destiny,
    soulUrge,
    personality,
    expression,
    hiddenPassion,
    lifePath,
    maturity: maturityOf(lifePath, destiny, reading.dateRules.masters),
    attitude: attitudeOf(birth, reading.dateRules),
  };
}

function nameChartOf<M extends number>(
  reading: NameReading<M>,
  letters: LettersStep,
  firstWord: ReadLetters,
): NameChart<M> {
  const destiny =
    reading.method === 'whole'
      ? totalOfLetters(letters, reading.masters)
      : nameTotal(reading, 'all');
  return {
    firstName: totalInOneSum(firstWord, 'first-word', reading.masters),
    destiny,
    soulUrge: nameTotal(reading, 'vowels'),
    personality: nameTotal(reading, 'consonants'),
    expression: destiny,
    hiddenPassion: mostFrequentValue(letters),
  };
}

/** The Maturity of a known Life Path and Destiny. */
export function maturityOf<M extends number>(
  lifePath: Worked<number>,
  destiny: Worked<number>,
  masters: readonly M[],
): Worked<Digit | M> {
  const parts = [asPart('life-path', lifePath), asPart('destiny', destiny)];
  // A Life Path is never 0.
  return sumOfParts(parts, masters) as Worked<Digit | M>;
}
