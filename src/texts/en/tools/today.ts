import type { CalendarDate, Cycles } from '@ninefold/numerology';
import { fullDate } from '../language';
import { yearWords } from '../numbers';

export const optional = 'Optional';
export const submit = 'Show my day';
export const caption = 'A day, a month and a year, a number each. Yours will go here.';

export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const day = 'Day';
export const month = 'Month';
export const year = 'Year';
export const noPeople = 'We couldn’t load your people. They’re safe.';

/** What a screen reader announces: a day, and its three numbers. */
export const announcement = (
  date: CalendarDate,
  { personalDay, personalMonth, personalYear }: Cycles,
) =>
  `${fullDate(date)}: personal day ${personalDay.value}, month ${personalMonth.value}, year ${personalYear.value}`;

/** What the month and the year are good for. */
export const describeCycles = ({ personalMonth, personalYear }: Cycles, monthTitle: string) =>
  `The ${personalMonth.value} month: ${monthTitle.toLowerCase()}. The ${personalYear.value} year: ${yearWords[personalYear.value - 1]}.`;
