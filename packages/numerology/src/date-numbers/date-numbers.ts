import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { dateText, sumOfDigits } from '../calendar/date-digits.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { type ReductionRules, reductionRules } from '../options/check-options.ts';
import type { OptionsFor } from '../options/options.ts';
import { asPart } from '../working/part-of.ts';
import type { Worked } from '../working/step.ts';
import { OF_DATE, reducedSum, sumOfParts } from '../working/sums.ts';

/**
 * Life Path: all digits of the birth date, added in one sum and reduced. Some schools reduce the month, day,
 * and year first (RULES.md#life-path). Both lead to the same single digit, but may stop at a master number
 * on the way; `method` decides.
 *
 * @example
 * lifePath({ year: 1990, month: 5, day: 15 }); // value 3: 1+9+9+0+0+5+1+5 = 30, 3 + 0 = 3
 * lifePath({ year: 1999, month: 12, day: 20 }); // value 33
 * lifePath({ year: 1999, month: 12, day: 20 }, { method: 'parts' }); // value 6: 3 + 2 + 1
 */
export function lifePath<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters' | 'method', M>,
): Worked<Digit | M> {
  checkDate(birth, 'birth');
  return lifePathOf(birth, reductionRules(options, 'masters method'));
}

/** The Life Path, given rules with all defaults filled in. */
export function lifePathOf<M extends number>(
  birth: CalendarDate,
  { method, masters }: ReductionRules<M>,
): Worked<Digit | M> {
  // No part of a date is 0.
  if (method === 'whole') return sumOfDigits(dateText(birth), masters) as Worked<Digit | M>;
  const { month, day, year } = datePartsOf<number>(birth, method === 'parts' ? masters : []);
  const parts = [asPart('month', month), asPart('day', day), asPart('year', year)];
  return sumOfParts(parts, masters) as Worked<Digit | M>;
}

/**
 * Birthday: the day of the month, reduced. The 11th and the 22nd stay, and the 29th stops at 11
 * (RULES.md#birthday).
 *
 * @example
 * birthday({ year: 1954, month: 3, day: 17 }); // value 8: 1 + 7
 */
export function birthday<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters', M>,
): Worked<Digit | M> {
  checkDate(birth, 'birth');
  return datePartsOf(birth, reductionRules(options, 'masters').masters).day;
}

/**
 * Attitude: the birth month plus the birth day, reduced (RULES.md#attitude). They are added as whole
 * numbers or, depending on `method`, each is reduced first.
 *
 * @example
 * attitude({ year: 1912, month: 6, day: 23 }); // value 11: 6 + 23 = 29, 2 + 9 = 11, kept
 */
export function attitude<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters' | 'method', M>,
): Worked<Digit | M> {
  checkDate(birth, 'birth');
  return attitudeOf(birth, reductionRules(options, 'masters method'));
}

/** The Attitude, given rules with all defaults filled in. */
export function attitudeOf<M extends number>(
  birth: CalendarDate,
  { method, masters }: ReductionRules<M>,
): Worked<Digit | M> {
  if (method === 'whole') {
    return reducedSum([birth.month, birth.day], masters, [], OF_DATE) as Worked<Digit | M>;
  }
  const { month, day } = datePartsOf<number>(birth, method === 'parts' ? masters : []);
  return sumOfParts([asPart('month', month), asPart('day', day)], masters) as Worked<Digit | M>;
}

/** The parts of a date, each reduced by itself. */
export type DateParts<M extends number> = Readonly<
  Record<'month' | 'day' | 'year', Worked<Digit | M>>
>;

/**
 * The month, the day, and the year, each reduced by itself, keeping the given masters.
 *
 * @example
 * datePartsOf({ year: 1954, month: 3, day: 17 }, [11, 22, 33]); // values 3, 8, and 1
 */
export function datePartsOf<M extends number>(
  date: CalendarDate,
  masters: readonly M[],
): DateParts<M> {
  return {
    month: reducePart(date.month, masters),
    day: reducePart(date.day, masters),
    year: reducePart(date.year, masters),
  };
}

/** A part of a date, reduced. It is its own sum, so that the steps say what it was before. */
function reducePart<M extends number>(part: number, masters: readonly M[]): Worked<Digit | M> {
  return reducedSum([part], masters) as Worked<Digit | M>;
}
