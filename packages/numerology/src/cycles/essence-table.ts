import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import { checkWhole } from '../input/checks.ts';
import { readName } from '../name-numbers/name-reading.ts';
import type { MasterNumber } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { OF_LETTERS } from '../options/taken.ts';
import { type Essence, essenceAt, transitNames } from './essence.ts';

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
