import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/check-date.ts';
import { lifePathOf } from '../date-numbers/life-path.ts';
import { readName } from '../name-numbers/name-reading.ts';
import { nameTotal } from '../name-numbers/name-total.ts';
import type { MasterNumber } from '../numbers/core-numbers.ts';
import type { Options } from '../options/options.ts';
import { reductionRules } from '../options/reduction-rules.ts';
import { distanceOf } from '../working/distance-of.ts';
import type { Worked } from '../working/step.ts';

/**
 * Karmic: the distance between the reduced name and the reduced birth date, 9 for none
 * (RULES.md#karmic). Masters make distances above 9, which are kept: up to 33 where no letter counts.
 *
 * @example
 * karmic('Grace Hopper', { year: 1906, month: 12, day: 9 }); // value 3: 4 − 1
 */
export function karmic<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: Options<M>,
): Worked<number> {
  const rules = reductionRules(options);
  const destiny = nameTotal(readName(name, options, rules), 'all');
  checkDate(birth, 'birth');
  return karmicOf(lifePathOf(birth, rules), destiny);
}

/**
 * The Karmic number of a Life Path and a Destiny that are already known.
 *
 * @example
 * karmicOf(lifePath(birth), destiny(name)).value; // 3 for 1 and 4
 */
export function karmicOf(lifePath: Worked<number>, destiny: Worked<number>): Worked<number> {
  const { value, steps } = distanceOf(['name', destiny], ['date', lifePath]);
  if (value !== 0) return { value, steps };
  steps.push({ kind: 'nine-for-zero', to: 9 });
  return { value: 9, steps };
}
