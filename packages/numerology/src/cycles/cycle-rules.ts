import type { CalendarDate } from '../calendar/calendar-date.ts';
import { checkDate } from '../calendar/calendar-date.ts';
import type { Options } from '../options/options.ts';
import { reductionRules } from '../options/reduction-rules.ts';
import { todayOf } from '../options/today-of.ts';

/** The day that cycles are for, and the masters that they keep: none unless they are asked for. */
export interface CycleRules<M extends number> {
  readonly today: CalendarDate;
  readonly masters: readonly M[] | undefined;
}

const TAKEN = 'today masters';

/**
 * Checks a birth date and the options of a cycle.
 *
 * @example
 * cycleRules(birth, { today: { year: 2026, month: 11, day: 16 } }).masters; // undefined
 */
export function cycleRules<M extends number>(
  birth: CalendarDate,
  options: Options<M>,
): CycleRules<M> {
  checkDate(birth, 'birth');
  const { masters } = reductionRules(options, TAKEN);
  const today = todayOf(options, TAKEN);
  return { today, masters: options.masters === undefined ? undefined : masters };
}
