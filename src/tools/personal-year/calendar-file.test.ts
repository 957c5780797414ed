import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file';

const line = 'Four weeks that someone’s calendar will hold, and a backslash \\ to be sure of it.';
const months = [
  { year: 2026, month: 12, value: 8, title: 'The scales; both, of them', line },
  { year: 2027, month: 1, value: 7, title: 'The corner lamp', line },
];
const file = calendarFile(months, {
  host: 'ninefold.example',
  now: new Date(Date.UTC(2026, 10, 15, 9, 5, 7, 123)),
});

/** The unfolded lines, as a calendar program reads them. */
const lines = file.replaceAll('\r\n ', '').split('\r\n');

test('it is one calendar of all-day events, each with a unique id', () => {
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.slice(5, 14)).toEqual([
    'BEGIN:VEVENT',
    'UID:personal-month-2026-12@ninefold.example',
    'DTSTAMP:20261115T090507Z',
    'DTSTART;VALUE=DATE:20261201',
    'DTEND;VALUE=DATE:20261202',
    'SUMMARY:Personal month 8: The scales\\; both\\, of them',
    'DESCRIPTION:Four weeks that someone’s calendar will hold\\, and a backslash \\\\ to be sure of it.\\nFor entertainment. https://ninefold.example/personal-year',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
});

test('no line is longer than 75 bytes, and every line ends with CRLF', () => {
  const written = file.split('\r\n');
  const bytes = written.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThan(76);
  expect(written.some((line) => line.startsWith(' '))).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
