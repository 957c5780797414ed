import type { LifeSpan } from '@ninefold/numerology';

const transitNames = { physical: 'physical', mental: 'mental', spiritual: 'spiritual' };

/** One of the letters of a name that hold for some years. */
interface NamedTransit {
  readonly id: keyof typeof transitNames;
  readonly letter: string;
  readonly value: number;
  readonly fromAge: number;
  readonly toAge: number;
}

/** A life, as it is drawn. */
export interface DrawnLife {
  readonly pinnacles: readonly LifeSpan[];
  readonly challenges: readonly LifeSpan[];
  readonly periods: readonly LifeSpan[];
  readonly transits: readonly NamedTransit[];
  /** Undefined before the birth. */
  readonly age: number | undefined;
}

/** The stretches of a life, for whoever cannot see them. */
export function describeLife({ pinnacles, challenges, periods, transits, age }: DrawnLife): string {
  const told = (spans: readonly LifeSpan[]) =>
    spans
      .map(({ value, toAge }) =>
        toAge === undefined ? `then ${value}` : `${value} to the age of ${toAge}`,
      )
      .join(', ');
  const today = age === undefined ? 'This birthday hasn’t happened yet.' : `Today is at ${age}.`;
  const letters = transits.map(({ letter, toAge }) => `${letter} to the age of ${toAge}`);
  const transit = letters.length > 0 ? ` Transits: ${letters.join(', ')}.` : '';
  return `A life as a strip of ages. Pinnacles: ${told(pinnacles)}. Challenges: ${told(challenges)}. Periods: ${told(periods)}.${transit} ${today}`;
}

/** The ages of a stretch: “Birth to 33”, “33 to 42”, “51 and after”. */
export function agesOf({ fromAge, toAge }: LifeSpan): string {
  if (toAge === undefined) return `${fromAge} and after`;
  return `${fromAge === 0 ? 'Birth' : fromAge} to ${toAge}`;
}

/** The same stretch on the calendar: its borders are birthdays. */
export const yearsOf = (from: number, to: number | undefined) =>
  to === undefined ? `from ${from} on` : `${from} to ${to}`;

/** Where the text of a stretch was told before. */
export function sameAs({ fromAge, toAge, value }: LifeSpan): string {
  const when = fromAge === 0 ? `before ${toAge}` : `from ${fromAge}`;
  return `It’s the ${value} again, as ${when}, so you can read it there.`;
}

export const now = 'now';
export const todayAt = (age: number) => `today, at ${age}`;

/** Below the drawing of a life. */
export const caption =
  'Your age runs along the middle. The pinnacles are above it, the challenges below, and the bar under them is for the periods. The last of each has no end.';
export const aboutLetters = 'The letters at the bottom are the ones of your name that hold now.';

export const pinnacle = (title: string) => `Pinnacle: ${title}`;
export const challenge = 'Challenge';
export const periods = ['The month’s period', 'The day’s period', 'The year’s period'];

export const thisYear = 'This year of your life';
export const essence = 'Essence';
export const transits = 'Transits';

export const describeTransit = ({ id, letter, value, fromAge, toAge }: NamedTransit) =>
  `${letter} (${value}), ${transitNames[id]}, from ${fromAge} to ${toAge}.`;
