import type { LifeSpan } from '@ninefold/numerology';

/** The stretch that an age falls into; none before the birth. */
export function currentSpan(
  spans: readonly LifeSpan[],
  age: number | undefined,
): LifeSpan | undefined {
  if (age === undefined) return undefined;
  return spans.find(({ fromAge, toAge }) => age >= fromAge && (toAge === undefined || age < toAge));
}

/** The ages of a stretch: “Birth to 33”, “33 to 42”, “51 and after”. */
export function agesOf({ fromAge, toAge }: LifeSpan): string {
  if (toAge === undefined) return `${fromAge} and after`;
  return `${fromAge === 0 ? 'Birth' : fromAge} to ${toAge}`;
}

/** The same stretch on the calendar: its borders are birthdays. */
export function yearsOf({ fromAge, toAge }: LifeSpan, birthYear: number): string {
  const from = birthYear + fromAge;
  return toAge === undefined ? `from ${from} on` : `${from} to ${birthYear + toAge}`;
}
