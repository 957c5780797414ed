import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { datePartsOf, lifePathOf } from '../date-numbers/date-numbers.ts';
import { firstWordOf, nameTotal, readName, totalInOneSum } from '../name-numbers/name-reading.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { OF_LETTERS, OF_SUMS, type OptionsFor, type SumOptions } from '../options/options.ts';
import { asPart, distanceOf } from '../working/part-of.ts';
import type { Worked } from '../working/step.ts';
import { foldInto, sumOfParts } from '../working/sums.ts';
import { maturityOf } from './chart.ts';

/**
 * Maturity: Life Path plus Destiny, both reduced, and the sum reduced again (RULES.md#maturity).
 *
 * @example
 * maturity('Alan Turing', { year: 1912, month: 6, day: 23 }); // value 6: 6 + 9 = 15, 1 + 5 = 6
 */
export function maturity<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: SumOptions<M>,
): Worked<Digit | M> {
  return maturityOf(...lifePathAndDestiny(name, birth, options));
}

/**
 * Career: Destiny plus Life Path, both reduced, and the sum reduced again and folded to 1–9
 * (RULES.md#career).
 *
 * @example
 * career('Grace Hopper', { year: 1906, month: 12, day: 9 }); // value 5: 4 + 1
 */
export function career<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: SumOptions<M>,
): Worked<Digit> {
  return careerOf(...lifePathAndDestiny(name, birth, options));
}

/** The Career of a known Life Path and Destiny. */
export function careerOf(
  lifePath: Worked<number>,
  destiny: Worked<number>,
  masters: readonly number[],
): Worked<Digit> {
  const sum = sumOfParts([asPart('name', destiny), asPart('date', lifePath)], masters);
  const steps = [...sum.steps];
  // A Life Path is never 0.
  return { value: foldInto(sum.value, steps) as Digit, steps };
}

/**
 * Karmic: the distance between Destiny and Life Path, or 9 if there is none (RULES.md#karmic). Masters can
 * make the distance larger than 9, up to 33 if no letter counts; it stays as it is.
 *
 * @example
 * karmic('Grace Hopper', { year: 1906, month: 12, day: 9 }); // value 3: 4 − 1
 */
export function karmic<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: SumOptions<M>,
): Worked<number> {
  const [lifePath, destiny] = lifePathAndDestiny(name, birth, options);
  return karmicOf(lifePath, destiny);
}

/** The Karmic number of a known Life Path and Destiny. */
export function karmicOf(lifePath: Worked<number>, destiny: Worked<number>): Worked<number> {
  const distance = distanceOf(asPart('name', destiny), asPart('date', lifePath));
  if (distance.value !== 0) return distance;
  return { value: 9, steps: [...distance.steps, { kind: 'nine-for-zero', to: 9 }] };
}

function lifePathAndDestiny<M extends number>(
  name: string,
  birth: CalendarDate,
  options: SumOptions<M> | undefined,
): readonly [lifePath: Worked<number>, destiny: Worked<number>, masters: readonly M[]] {
  const reading = readName(name, options, OF_SUMS);
  const destiny = nameTotal(reading, 'all');
  checkDate(birth, 'birth');
  return [lifePathOf(birth, reading.dateRules), destiny, reading.dateRules.masters];
}

/**
 * Rational Thought: the first name plus the day of birth, both reduced, and the sum reduced again
 * (RULES.md#rational-thought).
 *
 * @example
 * rationalThought('Victor Newell', { year: 1970, month: 4, day: 21 });
 * // value 9: Victor is 33, kept, the 21st is 3, 33 + 3 = 36, 3 + 6 = 9
 */
export function rationalThought<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: OptionsFor<'letters' | 'spelled' | 'alphabet' | 'masters', M>,
): Worked<Digit | M> {
  const reading = readName(name, options, `${OF_LETTERS} masters`);
  const { masters } = reading.dateRules;
  checkDate(birth, 'birth');
  const first = totalInOneSum(firstWordOf(reading), 'first-word', reading.masters);
  return rationalThoughtOf(first, datePartsOf(birth, masters).day, masters);
}

/** The Rational Thought of a known first name and day. */
export function rationalThoughtOf<M extends number>(
  firstName: Worked<number>,
  day: Worked<number>,
  masters: readonly M[],
): Worked<Digit | M> {
  // No day is 0.
  return sumOfParts([asPart('first-name', firstName), asPart('day', day)], masters) as Worked<
    Digit | M
  >;
}
