import { ageOn } from '../calendar/age-on.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import { dateText } from '../calendar/date-text.ts';
import { inputError } from '../input/input-error.ts';
import { joinLetters, type ReadLetters } from '../letters/read-letters.ts';
import { lettersOf } from '../name-numbers/letters-of.ts';
import { readName } from '../name-numbers/name-reading.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { DayNeeded, OptionsFor } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import { todayOf } from '../options/today-of.ts';
import { partOf } from '../working/part-of.ts';
import { reduceInto } from '../working/reduce-into.ts';
import type { PartName, Step, Worked } from '../working/step.ts';
import { sumInto } from '../working/sum-into.ts';
import { totalOf } from '../working/total-of.ts';

const TAKEN = `${OF_LETTERS} masters today`;

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
  const reading = readName(name, options, TAKEN);
  checkDate(birth, 'birth');
  const today = todayOf(options, TAKEN);
  const age = ageOn(birth, today);
  if (age === undefined) {
    throw inputError('options.today', `a day from ${dateText(birth)} on`, dateText(today), 'range');
  }
  const { words } = reading;
  const last = words.length > 1 ? words.at(-1) : undefined;
  const middle =
    words.length > 2 ? joinLetters(words.slice(1, -1), reading.letters.alphabet) : last;
  const physical = words[0] && transitOf(words[0], age);
  const mental = middle && transitOf(middle, age);
  const spiritual = last && transitOf(last, age);
  const parts: readonly (readonly [PartName, Transit | undefined])[] = [
    ['first-name', physical],
    [middle === last ? 'last-name' : 'middle-names', mental],
    ['last-name', spiritual],
  ];
  const found = parts.flatMap(([part, transit]) => (transit ? partOf(part, transit) : []));
  const steps: Step[] = [...found];
  const total = sumInto(
    found.map(({ to }) => to),
    steps,
  );
  const value = reduceInto(total, steps, reading.masters);
  return { age, physical, mental, spiritual, value, steps };
}

function transitOf(name: ReadLetters, age: number): Transit {
  const letters = lettersOf(name, 'all');
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
