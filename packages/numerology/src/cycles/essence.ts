import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { ageOn } from '../calendar/days.ts';
import { checkWhole } from '../input/checks.ts';
import { joinLetters, type ReadLetters } from '../letters/read-letters.ts';
import { lettersOf } from '../letters/select-letters.ts';
import { type NameReading, readName } from '../name-numbers/name-reading.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { type DayNeeded, OF_LETTERS, type OptionsFor } from '../options/options.ts';
import { asPart } from '../working/part-of.ts';
import type { LettersStep, PartName, Worked } from '../working/step.ts';
import { sumOfParts, totalOf } from '../working/sums.ts';
import { checkBorn, todayOf } from './personal-cycles.ts';

/** The letter of a name that a person is in, and the birthdays on which it starts and ends. */
export interface Transit extends Worked<Digit> {
  readonly letter: string;
  readonly fromAge: number;
  readonly toAge: number;
}

/** The three transits of a year, and their sum, reduced. */
export interface Essence<M extends number = MasterNumber> extends Worked<Digit | M | 0> {
  readonly age: number;
  /** The first name's. */
  readonly physical: Transit | undefined;
  /** The middle names', or the last name's if there are none. */
  readonly mental: Transit | undefined;
  /** The last name's. */
  readonly spiritual: Transit | undefined;
}

/**
 * Essence: the letters of the first, middle, and last name that a person is in as of `today`, added and
 * reduced (RULES.md#essence-and-transits). Each letter lasts as many years as it is worth, and the year
 * starts on the birthday.
 *
 * @example
 * const today = { year: 1982, month: 12, day: 1 };
 * essence('Thomas Cruise Mapother', { year: 1962, month: 7, day: 3 }, { today });
 * // A, I, and H at the age of 20; value 9: 1 + 9 + 8 = 18, 1 + 8 = 9
 */
export function essence<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options: OptionsFor<'letters' | 'spelled' | 'alphabet' | 'masters' | 'today', M> & DayNeeded,
): Essence<M> {
  const reading = readName(name, options, `${OF_LETTERS} masters today`);
  checkDate(birth, 'birth');
  const today = todayOf(options);
  checkBorn(birth, today);
  return essenceAt(transitNames(reading), ageOn(birth, today) as number, reading.masters);
}

/** The letters of the first, the middle, and the last name, and what each is called as a part. */
type TransitNames = readonly (readonly [PartName, LettersStep] | undefined)[];

function transitNames({ words, letters }: NameReading<number>): TransitNames {
  const named = (part: PartName, word: ReadLetters | undefined) =>
    word && ([part, lettersOf(word, 'all')] as const);
  const last = named('last-name', words.length > 1 ? words.at(-1) : undefined);
  const middle = joinLetters(words.slice(1, -1), letters.alphabet);
  return [
    named('first-name', words[0]),
    words.length > 2 ? named('middle-names', middle) : last,
    last,
  ];
}

function essenceAt<M extends number>(
  names: TransitNames,
  age: number,
  masters: readonly M[],
): Essence<M> {
  const transits = names.map((name) => name && transitOf(name[1], age));
  const [physical, mental, spiritual] = transits;
  const found = names.flatMap((name, index) => {
    const transit = transits[index];
    return name && transit ? asPart(name[0], transit) : [];
  });
  return { age, physical, mental, spiritual, ...sumOfParts(found, masters) };
}

function transitOf(letters: LettersStep, age: number): Transit {
  const cycle = totalOf(letters.to);
  let end = age - (age % cycle);
  let index = -1;
  while (end <= age) {
    index += 1;
    end += letters.to[index] as number;
  }
  const { letter, value } = letters.letters[index] as { letter: string; value: Digit };
  return {
    letter,
    value,
    fromAge: end - value,
    toAge: end,
    steps: [letters, { kind: 'transit', age, cycle, letter, to: value }],
  };
}

/** The birthdays on which a table starts and ends: 0 and 100 by default, and at most 200. */
export interface AgeOptions {
  readonly fromAge?: number | undefined;
  readonly toAge?: number | undefined;
}

/** The essence of a year of life, and the calendar year in which it starts. */
export interface EssenceYear<M extends number = MasterNumber> extends Essence<M> {
  readonly year: number;
}

const LATEST = 200;

/**
 * The essence of every year of life from one birthday to another (RULES.md#essence-and-transits).
 *
 * @example
 * essenceTable('Thomas Cruise Mapother', { year: 1962, month: 7, day: 3 }, { fromAge: 20, toAge: 22 });
 * // 9 from 1982 on, at the age of 20, and 9 from 1983 on
 */
export function essenceTable<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: OptionsFor<'letters' | 'spelled' | 'alphabet' | 'masters', M> & AgeOptions,
): readonly EssenceYear<M>[] {
  const reading = readName(name, options, `${OF_LETTERS} masters fromAge toAge`);
  checkDate(birth, 'birth');
  const { fromAge = 0, toAge = 100 } = options ?? {};
  checkWhole(fromAge, 'options.fromAge', 0, LATEST - 1);
  checkWhole(toAge, 'options.toAge', fromAge + 1, LATEST);
  const names = transitNames(reading);
  return Array.from({ length: toAge - fromAge }, (_, index) => {
    const age = fromAge + index;
    return { year: birth.year + age, ...essenceAt(names, age, reading.masters) };
  });
}
