import { reduceInto } from '../working/reduce-number.ts';
import type { Step, Worked } from '../working/working.ts';
import { sumDigitsInto } from '../working/write-steps.ts';
import type { CalendarDate } from './calendar.ts';

/**
 * Life Path: all digits of the birth date added in one sum and reduced. Some schools reduce year,
 * month and day first; we do not (docs/rules.md#life-path), and masters differ between the two.
 *
 * @example
 * lifePath({ year: 1990, month: 5, day: 15 }); // value 3: 1+9+9+0+0+5+1+5 = 30, 3 + 0 = 3
 */
export function lifePath(date: CalendarDate): Worked<number> {
  const steps: Step[] = [];
  const total = sumDigitsInto(date, steps);
  return { value: reduceInto(total, steps), steps };
}
