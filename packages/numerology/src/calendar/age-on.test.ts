import { expect, it } from 'vitest';
import { ageOn } from './age-on.ts';
import type { CalendarDate } from './calendar-date.ts';
import { parseDate } from './parse-date.ts';

function date(text: string): CalendarDate {
  return parseDate(text) ?? expect.fail(text);
}

it.each([
  ['1954-03-17', '2026-03-16', 71],
  ['1954-03-17', '2026-03-17', 72],
  ['1954-03-17', '2026-03-18', 72],
  ['1954-03-17', '2026-02-28', 71],
  ['1954-03-17', '2026-04-01', 72],
  ['2000-02-29', '2027-02-28', 26],
  ['2000-02-29', '2027-03-01', 27],
  ['2000-02-29', '2028-02-29', 28],
  ['2026-11-15', '2026-11-15', 0],
  ['2026-11-16', '2026-11-15', undefined],
  ['2100-12-31', '2026-11-15', undefined],
  ['1900-01-01', '2026-11-15', 126],
])('born on %s, on %s: %s', (birth, today, expected) => {
  expect(ageOn(date(birth), date(today))).toBe(expected);
});
