import { type CalendarDate, formatDate, parseDate } from '@ninefold/numerology';
import { isWithin } from '@ninefold/numerology/helpers';
import { EARLIEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { today } from '../../ui/browser/today';
import { rememberedResult, rememberResult } from '../../ui/session/session-memory';

/** What a score was decoded from. */
export interface Decoding {
  readonly birth: CalendarDate;
  readonly day: CalendarDate;
}

/** Remembers a decoding in this tab. Its view is its day. */
export function rememberDecoding({ birth, day }: Decoding): void {
  const result = { name: '', date: birth, choices: NO_CHOICES, view: formatDate(day) };
  rememberResult(location.pathname, result);
}

/** The decoding that this page last showed in this tab. */
export function rememberedDecoding(): Decoding | undefined {
  const { date: birth, view = '' } = rememberedResult(location.pathname) ?? {};
  const day = parseDate(view);
  return birth && day && isWithin(birth, EARLIEST_BIRTH_DATE, day) ? { birth, day } : undefined;
}

/** Whether a decoding is of the current day. */
export function isOfToday({ day }: Decoding): boolean {
  return formatDate(day) === formatDate(today());
}
