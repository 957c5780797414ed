import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import { type DateParts, datePartsOf } from '../date-numbers/date-parts.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import type { OptionsFor } from '../options/options.ts';
import { reductionRules } from '../options/reduction-rules.ts';
import { endOfFirstSpan, inTurn, type ThreeSpans } from './life-span.ts';

const PERIOD_YEARS = 27;

/**
 * The three life periods: the month's number until the end of the first pinnacle, the day's for the next
 * 27 years, and the year's after that. Masters are kept (RULES.md#life-periods).
 *
 * @example
 * lifePeriods({ year: 1954, month: 3, day: 17 }); // 3 until age 33, 8 until 60, then 1
 */
export function lifePeriods<M extends number = MasterNumber>(
  birth: CalendarDate,
  options?: OptionsFor<'masters', M>,
): ThreeSpans<Digit | M> {
  checkDate(birth, 'birth');
  return lifePeriodsOf(birth, datePartsOf(birth, reductionRules(options, 'masters').masters));
}

/**
 * The life periods of a date whose parts are already reduced.
 *
 * @example
 * lifePeriodsOf(birth, datePartsOf(birth, MASTER_NUMBERS)); // as lifePeriods(birth)
 */
export function lifePeriodsOf<M extends number>(
  birth: CalendarDate,
  { month, day, year }: DateParts<M>,
): ThreeSpans<Digit | M> {
  const second = endOfFirstSpan(birth);
  return inTurn([month, day, year], [0, second, second + PERIOD_YEARS]);
}
