import { type CalendarDate, checkDate, compareDays } from '../calendar/calendar-date.ts';
import { dateText } from '../calendar/date-digits.ts';
import { inputError } from '../input/input-error.ts';
import { type Digit, MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import { reductionRules } from '../options/check-options.ts';
import type { DayOptions, Options } from '../options/options.ts';
import type { Step, Worked } from '../working/step.ts';
import { foldInto, OF_DATE, reducedSum } from '../working/sums.ts';

/**
 * Personal Year: the birth month plus the birth day plus the current year, reduced. A master number is then
 * folded, so the result is 1–9, unless `masters` keeps it (RULES.md#personal-year). Only the year of `today` counts: the
 * Personal Year changes on January 1, not on the birthday.
 *
 * @example
 * personalYear({ year: 1990, month: 5, day: 15 }, { today: { year: 2025, month: 7, day: 1 } });
 * // value 2: 5 + 15 + 2025 = 2045, 2 + 0 + 4 + 5 = 11, kept, then 11 − 9 = 2
 */
export function personalYear<M extends number = never>(
  birth: CalendarDate,
  options: DayOptions<M>,
): Worked<Digit | M> {
  return cyclesOf(birth, cycleRules(birth, options)).personalYear;
}

/**
 * Personal Month: the Personal Year plus the number of the calendar month, 1–9 unless `masters`
 * keeps others (RULES.md#personal-month-and-day).
 *
 * @example
 * personalMonth({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } });
 * // value 6: a Personal Year of 5 and October, 5 + 10 = 15, 1 + 5 = 6
 */
export function personalMonth<M extends number = never>(
  birth: CalendarDate,
  options: DayOptions<M>,
): Worked<Digit | M> {
  return cyclesOf(birth, cycleRules(birth, options)).personalMonth;
}

/**
 * Personal Day: the Personal Month plus the day of the month, 1–9 unless `masters` keeps
 * others (RULES.md#personal-month-and-day).
 *
 * @example
 * personalDay({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } });
 * // value 3: a Personal Month of 6 and the 6th, 6 + 6 = 12, 1 + 2 = 3
 */
export function personalDay<M extends number = never>(
  birth: CalendarDate,
  options: DayOptions<M>,
): Worked<Digit | M> {
  return cyclesOf(birth, cycleRules(birth, options)).personalDay;
}

/** A person's numbers that change with the calendar. */
export interface Cycles<M extends number = never> {
  readonly personalYear: Worked<Digit | M>;
  readonly personalMonth: Worked<Digit | M>;
  readonly personalDay: Worked<Digit | M>;
}

/**
 * The personal year, month, and day as of a day, which is not before the birth.
 *
 * @example
 * cycles({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } }); // 5, 6, and 3
 */
export function cycles<M extends number = never>(
  birth: CalendarDate,
  options: DayOptions<M>,
): Cycles<M> {
  const rules = cycleRules(birth, options);
  checkBorn(birth, rules.today);
  return cyclesOf(birth, rules);
}

/** The same for dates that have been checked. */
export function cyclesOf<M extends number>(
  birth: CalendarDate,
  { today, masters }: CycleRules<M>,
): Cycles<M> {
  const personalYear = cycleNumber([birth.month, birth.day, today.year], [], masters, OF_DATE);
  const personalMonth = cycleNumber([personalYear.value, today.month], personalYear.steps, masters);
  const personalDay = cycleNumber([personalMonth.value, today.day], personalMonth.steps, masters);
  return { personalYear, personalMonth, personalDay };
}

/** Adds terms after the steps so far, and reduces the sum. It is folded to 1–9, unless masters are to be kept. */
function cycleNumber<M extends number>(
  terms: readonly number[],
  before: readonly Step[],
  masters: readonly M[] | undefined,
  more?: typeof OF_DATE,
): Worked<Digit | M> {
  const steps = [...before];
  // Months and days are above 0.
  if (masters) return reducedSum(terms, masters, steps, more) as Worked<Digit | M>;
  const { value } = reducedSum(terms, MASTER_NUMBERS, steps, more);
  return { value: foldInto(value, steps) as Digit, steps };
}

/** The day that cycles are for, and the masters that they keep: none unless they are asked for. */
export interface CycleRules<M extends number> {
  readonly today: CalendarDate;
  readonly masters: readonly M[] | undefined;
}

/** Checks a birth date and the options of a cycle. */
export function cycleRules<M extends number>(
  birth: CalendarDate,
  options: Options<M>,
): CycleRules<M> {
  checkDate(birth, 'birth');
  const { masters } = reductionRules(options, 'today masters');
  const today = todayOf(options);
  return { today, masters: options.masters === undefined ? undefined : masters };
}

/** The day that a cycle is for. It has no default, because this library does not read the clock. */
export function todayOf(options: Options<number> | undefined): CalendarDate {
  const today: unknown = options?.today;
  checkDate(today, 'options.today');
  return today;
}

/** Throws if a day is before the birth. */
export function checkBorn(birth: CalendarDate, today: CalendarDate): void {
  if (compareDays(today, birth) < 0) {
    throw inputError('options.today', `a day from ${dateText(birth)} on`, dateText(today), 'range');
  }
}
