import { type CalendarDate, formatDate, parseDate } from '@ninefold/numerology';
import { isWithin } from '@ninefold/numerology/helpers';
import { EARLIEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { remember, resultOf } from '../../person/memory/visit';
import { today } from '../../ui/browser/today';

/** The view of a score is its day. */
const PATTERNS = { view: /^\d{4}-\d\d-\d\d$/ };

/** What a score was decoded from. */
export interface Decoding {
  readonly birth: CalendarDate;
  readonly day: CalendarDate;
}

/** Remembers a decoding in this tab. */
export function rememberDecoding({ birth, day }: Decoding): void {
  remember('daily-decoder', {
    people: [{ name: '', date: birth }],
    extra: { view: formatDate(day) },
  });
}

/** The decoding that this page last showed in this tab. */
export function rememberedDecoding(): Decoding | undefined {
  const entry = resultOf('daily-decoder', PATTERNS);
  const birth = entry?.people[0].date;
  const day = parseDate(entry?.extra['view'] ?? '');
  return birth && day && isWithin(birth, EARLIEST_BIRTH_DATE, day) ? { birth, day } : undefined;
}

/** Whether a decoding is of the current day. */
export function isOfToday({ day }: Decoding): boolean {
  return formatDate(day) === formatDate(today());
}
