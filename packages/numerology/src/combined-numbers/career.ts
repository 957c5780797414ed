import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import { lifePathOf } from '../date-numbers/life-path.ts';
import { readName } from '../name-numbers/name-reading.ts';
import { nameTotal } from '../name-numbers/name-total.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { SumOptions } from '../options/options.ts';
import { OF_SUMS } from '../options/taken.ts';
import { asPart } from '../working/as-part.ts';
import { foldInto } from '../working/fold-into.ts';
import type { Step, Worked } from '../working/step.ts';
import { reduceInto, sumInto } from '../working/sums.ts';

/**
 * Career: Destiny plus Life Path, both reduced, and the sum reduced again and folded to 1–9
 * (RULES.md#career).
 *
 * @example
 * career('Grace Hopper', { year: 1906, month: 12, day: 9 }); // value 5: 4 + 1
 */
export function career<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: SumOptions<M>,
): Worked<Digit> {
  const reading = readName(name, options, OF_SUMS);
  const destiny = nameTotal(reading, 'all');
  checkDate(birth, 'birth');
  return careerOf(lifePathOf(birth, reading.dateRules), destiny, reading.dateRules.masters);
}

/**
 * The Career of a known Life Path and Destiny.
 *
 * @example
 * careerOf(lifePath(birth), destiny(name), MASTER_NUMBERS).value; // 5 for 1 and 4
 */
export function careerOf(
  lifePath: Worked<number>,
  destiny: Worked<number>,
  masters: readonly number[],
): Worked<Digit> {
  const steps: Step[] = [asPart('name', destiny), asPart('date', lifePath)];
  const total = sumInto([destiny.value, lifePath.value], steps);
  // A Life Path is never 0.
  return { value: foldInto(reduceInto(total, steps, masters), steps) as Digit, steps };
}
