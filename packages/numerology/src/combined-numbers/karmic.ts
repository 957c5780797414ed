import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import { lifePathOf } from '../date-numbers/life-path.ts';
import { readName } from '../name-numbers/name-reading.ts';
import { nameTotal } from '../name-numbers/name-total.ts';
import type { MasterNumber } from '../numbers/core-numbers.ts';
import type { SumOptions } from '../options/options.ts';
import { OF_SUMS } from '../options/taken.ts';
import { distanceOf } from '../working/distance-of.ts';
import type { Worked } from '../working/step.ts';

/**
 * Karmic: the distance between Destiny and Life Path, or 9 if there is none (RULES.md#karmic). Masters can
 * make the distance larger than 9, up to 33 if no letter counts; it stays as it is.
 *
 * @example
 * karmic('Grace Hopper', { year: 1906, month: 12, day: 9 }); // value 3: 4 − 1
 */
export function karmic<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: SumOptions<M>,
): Worked<number> {
  const reading = readName(name, options, OF_SUMS);
  const destiny = nameTotal(reading, 'all');
  checkDate(birth, 'birth');
  return karmicOf(lifePathOf(birth, reading.dateRules), destiny);
}

/**
 * The Karmic number of a known Life Path and Destiny.
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
