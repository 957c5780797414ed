import { isMaster } from '../numbers.ts';
import { reduceInto } from '../working/reduce-number.ts';
import { singleDigitInto } from '../working/single-digit.ts';
import type { Step, Worked } from '../working/working.ts';
import { sumInto } from '../working/write-steps.ts';
import type { CalendarDate } from './calendar.ts';
import { formatDate } from './format-date.ts';

/** A date taken apart, each part reduced by itself. */
export interface DateParts {
  readonly month: Worked<number>;
  readonly day: Worked<number>;
  readonly year: Worked<number>;
}

/**
 * Month, day and year, each reduced by itself in the way given.
 *
 * @example
 * datePartsOf({ year: 1954, month: 3, day: 17 }, keepingMasters); // values 3, 8 and 1
 */
export function datePartsOf(
  date: CalendarDate,
  reduce: (text: string) => Worked<number>,
): DateParts {
  const [year = '', month = '', day = ''] = formatDate(date).split('-');
  return { month: reduce(month), day: reduce(day), year: reduce(year) };
}

/**
 * A part of a date reduced; November, the 11th and the 22nd are masters unreduced.
 *
 * @example
 * keepingMasters('1993'); // value 22: 1 + 9 + 9 + 3, kept
 */
export function keepingMasters(text: string): Worked<number> {
  const value = Number(text);
  if (isMaster(value)) {
    return { value, steps: [{ kind: 'master-kept', value }] };
  }
  const steps: Step[] = [];
  return { value: reduceInto(sumTextInto(text, steps), steps), steps };
}

/**
 * A part of a date brought to a single digit, masters too.
 *
 * @example
 * toSingleDigit('29'); // value 2: 2 + 9 = 11, 1 + 1 = 2
 */
export function toSingleDigit(text: string): Worked<number> {
  const steps: Step[] = [];
  return { value: singleDigitInto(sumTextInto(text, steps), steps), steps };
}

function sumTextInto(text: string, steps: Step[]): number {
  const digits = Array.from(text, Number);
  steps.push({ kind: 'digits', text, digits });
  return sumInto(digits, steps);
}
