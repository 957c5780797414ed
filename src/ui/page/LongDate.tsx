import { parseDate } from '@ninefold/numerology';
import { longDate } from '#texts/language';

/** A day in words. The date is midnight in UTC, as in front matter. */
export function LongDate({ date }: { date: Date }) {
  const text = date.toISOString().slice(0, 10);
  const day = parseDate(text);
  return <time dateTime={text}>{day && longDate(day)}</time>;
}
