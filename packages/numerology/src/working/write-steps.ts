import type { CalendarDate } from '../date-numbers/calendar.ts';
import { formatDate } from '../date-numbers/format-date.ts';
import type { Step } from './working.ts';

// The character code of 0; those of 1 to 9 follow it.
const DIGIT_ZERO = 48;

/**
 * Adds terms and writes the sum at the end of a working.
 *
 * @example
 * sumInto([5, 15], steps); // 20; one step more
 */
export function sumInto(terms: readonly number[], steps: Step[]): number {
  let total = 0;
  for (const term of terms) {
    total += term;
  }
  steps.push({ kind: 'sum', terms, total });
  return total;
}

/**
 * Adds all digits of a date's text; the digits and their sum are written at the end of a working.
 *
 * @example
 * sumDigitsInto({ year: 1990, month: 5, day: 15 }, steps); // 30 = 1+9+9+0 + 0+5 + 1+5
 */
export function sumDigitsInto(date: CalendarDate, steps: Step[]): number {
  const text = formatDate(date);
  const digits: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - DIGIT_ZERO;
    if (digit >= 0 && digit <= 9) {
      digits.push(digit);
    }
  }
  steps.push({ kind: 'digits', text, digits });
  return sumInto(digits, steps);
}
