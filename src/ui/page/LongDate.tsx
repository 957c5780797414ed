const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, from front matter, which is midnight in UTC. */
export function LongDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString().slice(0, 10)}>{LONG.format(date)}</time>;
}
