import type { CalendarDate } from '../src/calendar/calendar-date.ts';

/** The Pythagorean table: the letters worth 1, 2, and so on. */
const ROWS = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];

/** The values of the letters A–Z of a name that pass a pattern, in order. */
export function naiveValues(name: string, pattern = /./su): number[] {
  // NFC makes a K of the Kelvin sign, which is not the letter.
  return Array.from(name.replaceAll('\u212a', '!').normalize('NFC'))
    .filter((character) => /[A-Za-z]/.test(character) && pattern.test(character))
    .map((character) => 1 + ROWS.findIndex((row) => row.includes(character.toUpperCase())));
}

/** The plain sum of some numbers. */
export function naiveSum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The general reduction by way of text: digits added until one is left, 11, 22 and 33 kept. */
export function naiveReduce(value: number): number {
  const text = String(value);
  if (text.length === 1 || ['11', '22', '33'].includes(text)) {
    return value;
  }
  return naiveReduce(naiveSum(text.split('').map(Number)));
}

/** The digital root, 1–9 for anything above 0. */
export function digitalRoot(value: number): number {
  return value === 0 ? 0 : 1 + ((value - 1) % 9);
}

/** The sum of a date's digits, part by part. */
export function naiveDigitSum({ year, month, day }: CalendarDate): number {
  return naiveSum(`${year}${month}${day}`.split('').map(Number));
}
