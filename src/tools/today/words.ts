import type { CalendarDate, Cycles } from '@ninefold/numerology';
import { fullDate } from '#texts/language';
import { yearWords } from '#texts/numbers';

/** What a screen reader announces: the three numbers of a day. */
export function describeDay(day: CalendarDate, cycles: Cycles): string {
  const { personalDay, personalMonth, personalYear } = cycles;
  return `${fullDate(day)}: personal day ${personalDay.value}, month ${personalMonth.value}, year ${personalYear.value}`;
}

/** What the month and the year are good for. */
export function describeCycles(
  { personalMonth, personalYear }: Cycles,
  monthTitle: string,
): string {
  return `The ${personalMonth.value} month: ${monthTitle.toLowerCase()}. The ${personalYear.value} year: ${yearWords[personalYear.value - 1]}.`;
}
