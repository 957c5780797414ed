import type { CalendarDate } from './calendar';
import { formatDate } from './calendar';
import type { LettersStep } from './letters';
import type { PartName, Step, Worked } from './working';

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
 * Adds the counted letters of a name; the letters and their sum are written at the end of a
 * working. No letters add up to 0.
 *
 * @example
 * sumLettersInto(assignLetters('Grace', 'all'), steps); // 25 = 7 + 9 + 1 + 3 + 5
 */
export function sumLettersInto(letters: LettersStep, steps: Step[]): number {
  const terms: number[] = [];
  for (const letter of letters.letters) {
    if (letter.counted) {
      terms.push(letter.value);
    }
  }
  steps.push(letters);
  return sumInto(terms, steps);
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

/**
 * Makes a finished calculation one step of a larger working.
 *
 * @example
 * partOf('date', lifePath({ year: 1990, month: 5, day: 15 })); // a part whose value is 3
 */
export function partOf(name: PartName, { value, steps }: Worked<number>): Step {
  return { kind: 'part', name, steps, value };
}
