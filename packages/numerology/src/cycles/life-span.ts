import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Worked } from '../working/step.ts';

/** A number that lasts from one birthday to another. */
export interface LifeSpan<T extends number = number> extends Worked<T> {
  /** The birthday on which it starts; 0 is the birth itself. */
  readonly fromAge: number;
  /** The birthday on which it ends and the next one starts; undefined for the last one. */
  readonly toAge: number | undefined;
}

/** The three life periods. */
export type ThreeSpans<T extends number = number> = readonly [
  LifeSpan<T>,
  LifeSpan<T>,
  LifeSpan<T>,
];

/** The four pinnacles, or the four challenges. */
export type FourSpans<T extends number = number> = readonly [
  LifeSpan<T>,
  LifeSpan<T>,
  LifeSpan<T>,
  LifeSpan<T>,
];

type SpansOf<Numbers extends readonly Worked<number>[]> = {
  readonly [Index in keyof Numbers]: LifeSpan<Numbers[Index]['value']>;
};

/** The first pinnacle and the first period end at this age minus the Life Path. */
const LONGEST_FIRST_SPAN = 36;

/**
 * The age at which the first pinnacle and the first period end, 27 to 35: 36 minus the Life Path's
 * single digit (RULES.md#first-span). That birthday always falls in a Personal Year of 9.
 *
 * @example
 * endOfFirstSpan({ year: 1954, month: 3, day: 17 }); // 33: the Life Path is 3
 */
export function endOfFirstSpan({ year, month, day }: CalendarDate): number {
  // A number and the sum of its digits leave the same remainder when divided by 9.
  const lifePath = ((year + month + day - 1) % 9) + 1;
  return LONGEST_FIRST_SPAN - lifePath;
}

/**
 * Numbers one after the other: each ends where the next one starts.
 *
 * @example
 * inTurn([first, second], [0, 33])[0].toAge; // 33
 */
export function inTurn<const Numbers extends readonly Worked<number>[]>(
  numbers: Numbers,
  starts: readonly number[],
): SpansOf<Numbers> {
  return numbers.map(({ value, steps }, index) => ({
    value,
    steps,
    fromAge: starts[index] ?? 0,
    toAge: starts[index + 1],
  })) as readonly LifeSpan[] as SpansOf<Numbers>;
}
