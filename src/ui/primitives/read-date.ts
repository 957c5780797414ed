import {
  type CalendarDate,
  EARLIEST_BIRTH_DATE,
  isWithin,
  LATEST_BIRTH_DATE,
  parseDate,
} from '@ninefold/numerology';

/** The content of a date input: nothing, an invalid or out-of-range date, or a date. */
export type DateEntry = 'empty' | 'unusable' | CalendarDate;

/** Reads a date input. A half-typed date and one outside the limits are `unusable`, not `empty`. */
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
