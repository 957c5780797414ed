import {
  type CalendarDate,
  EARLIEST_BIRTH_DATE,
  isWithin,
  LATEST_BIRTH_DATE,
  parseDate,
} from '@ninefold/numerology';

/** What stands in a date input: nothing, something that is no date of ours, or a date. */
export type DateEntry = 'empty' | 'unusable' | CalendarDate;

/** Reads a date input. Half a date, and one outside the limits, are unusable; only empty is empty. */
export function readDate(
  { value, validity }: HTMLInputElement,
  first: CalendarDate = EARLIEST_BIRTH_DATE,
  last: CalendarDate = LATEST_BIRTH_DATE,
): DateEntry {
  if (validity.badInput) return 'unusable';
  if (value === '') return 'empty';
  const date = parseDate(value);
  return date && isWithin(date, first, last) ? date : 'unusable';
}
