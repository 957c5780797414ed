const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words. The date is midnight in UTC, as in front matter. */
export function LongDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString().slice(0, 10)}>{LONG.format(date)}</time>;
}
