import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import { lifePathOf } from '../date-numbers/life-path.ts';
import { readName } from '../name-numbers/name-reading.ts';
import { nameTotal } from '../name-numbers/name-total.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { SumOptions } from '../options/options.ts';
import { OF_SUMS } from '../options/taken.ts';
import { asPart } from '../working/as-part.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';

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
  const reading = readName(name, options, OF_SUMS);
  const destiny = nameTotal(reading, 'all');
  checkDate(birth, 'birth');
  return maturityOf(lifePathOf(birth, reading.dateRules), destiny, reading.dateRules.masters);
}

/**
 * The Maturity of a known Life Path and Destiny.
 *
 * @example
 * maturityOf(lifePath(birth), destiny(name), MASTER_NUMBERS); // value 11 for 3 and 8
 */
export function maturityOf<M extends number>(
  lifePath: Worked<number>,
  destiny: Worked<number>,
  masters: readonly M[],
): Worked<Digit | M> {
  const steps: Step[] = [asPart('life-path', lifePath), asPart('destiny', destiny)];
  const total = sumInto([lifePath.value, destiny.value], steps);
  // A Life Path is never 0.
  return { value: reduceInto(total, steps, masters) as Digit | M, steps };
}
