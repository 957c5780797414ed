import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { lifePathOf } from '../date-numbers/date-numbers.ts';
import { readName } from '../name-numbers/name-reading.ts';
import { nameTotal } from '../name-numbers/name-totals.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { OF_SUMS, type SumOptions } from '../options/options.ts';
import { asPart } from '../working/part-of.ts';
import type { Worked } from '../working/step.ts';
import { sumOfParts } from '../working/sums.ts';

/**
 * Maturity: Life Path plus Destiny, both reduced, and the sum reduced again (RULES.md#maturity).
 *
 * @example
 * maturity('Alan Turing', { year: 1912, month: 6, day: 23 }); // value 6: 6 + 9 = 15, 1 + 5 = 6
 */
export function maturity<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: SumOptions<M>,
): Worked<Digit | M> {
  return maturityOf(...lifePathAndDestiny(name, birth, options));
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

/** What a number of a name and a date is made of. */
export function lifePathAndDestiny<M extends number>(
  name: string,
  birth: CalendarDate,
  options: SumOptions<M> | undefined,
): readonly [lifePath: Worked<number>, destiny: Worked<number>, masters: readonly M[]] {
  const reading = readName(name, options, OF_SUMS);
  const destiny = nameTotal(reading, 'all');
  checkDate(birth, 'birth');
  return [lifePathOf(birth, reading.dateRules), destiny, reading.dateRules.masters];
}
