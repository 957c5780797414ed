import { type CalendarDate, parseDate } from '@ninefold/numerology';
import { isWithin } from '@ninefold/numerology/helpers';
import { EARLIEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import type { Entry } from '../../person/entry/entry';

/** What a score is decoded from. */
export interface Decoding {
  readonly birth: CalendarDate;
  readonly day: CalendarDate;
}

/** The birth date in an entry and the day that is its view; undefined if there is no score of them. */
export function decodingOf({ people: [{ date: birth }], extra }: Entry): Decoding | undefined {
  const day = parseDate(extra['view'] ?? '');
  return birth && day && isWithin(birth, EARLIEST_BIRTH_DATE, day) ? { birth, day } : undefined;
}
