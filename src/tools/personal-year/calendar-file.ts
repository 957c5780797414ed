import { formatDate } from '@ninefold/numerology';
import { LANGUAGE } from '#texts/language';
import { eventText, eventTitle } from '#texts/tools/personal-year';
import { path } from '../../config/paths';

/** A month of the calendar, its number and what is said of it. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
  readonly value: number;
  readonly title: string;
  readonly line: string;
}

/**
 * The first day of each month as an all-day event (RFC 5545). The id of a month is stable and contains
 * the site's host, so that importing the file twice creates one event. It contains no birth date.
 */
export function calendarFile(
  months: readonly CalendarMonth[],
  { host, now }: { host: string; now: Date },
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = months.flatMap(({ year, month, value, title, line }) => {
    const day = (number: number) => formatDate({ year, month, day: number }).replaceAll('-', '');
    return [
      'BEGIN:VEVENT',
      `UID:personal-month-${year}-${month}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day(1)}`,
      `DTEND;VALUE=DATE:${day(2)}`,
      `SUMMARY:${escaped(eventTitle(value, title))}`,
      `DESCRIPTION:${escaped(eventText(line, `https://${host}${path('personal-year')}`))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Personal months//${LANGUAGE.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** No line is longer than 75 bytes; the rest continues on the next line, after a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
