import type { Worked } from '../working/working.ts';
import type { CalendarDate } from './calendar.ts';
import { datePartsOf, keepingMasters } from './date-parts.ts';

/**
 * Birthday Number: the day of the month, reduced; those born on the 11th or the 22nd keep it, and
 * the 29th stops at 11. It is the number of the second life period as well, under another name.
 *
 * @example
 * birthdayNumber({ year: 1954, month: 3, day: 17 }); // value 8: 1 + 7
 */
export function birthdayNumber(date: CalendarDate): Worked<number> {
  return datePartsOf(date, keepingMasters).day;
}
