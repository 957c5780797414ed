import fc from 'fast-check';
import type { CalendarDate } from '../src/calendar/calendar-date.ts';
import { CHALDEAN, PYTHAGOREAN } from '../src/letters/alphabet.ts';
import { assignLetters } from '../src/name-numbers/assign-letters.ts';
import type { ChartOptions } from '../src/options/options.ts';
import { DAYS, dateAfter } from './every-date.ts';

/** Options under which only the letters of the alphabet count, as in the examples worked out by hand. */
export const A_Z = { letters: 'a-z' } as const;

const TRICKY = [
  ..."AZaz @[`{'-.09",
  ...'éŁß李😀\u017f\u212a\u0131\u0130\uff21\uff5a\u0301\u200d',
  ...'\u00a0\u2003\u3000\ufeff\t\n',
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ   ';

/**
 * Any text a visitor could paste: any code points, halves of surrogate pairs among them; letters
 * beside their look-alikes and all kinds of white space; and plain names. Not fast-check's own
 * whole-Unicode string, which takes a second to set up in every test file.
 */
export const anyName: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.nat(0x10_ffff), { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes)),
  fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes)),
  fc.string({ unit: fc.constantFrom(...TRICKY), maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 40 }),
);

/** Any date the calculators accept. */
export const anyDate: fc.Arbitrary<CalendarDate> = fc.nat(DAYS - 1).map(dateAfter);

/** Any options, today aside. */
const anyOptions: fc.Arbitrary<ChartOptions<number>> = fc.record(
  {
    letters: fc.constantFrom('a-z', 'spelled'),
    spelled: fc.subarray(['é', 'Ł', 'e\u0301', 'ß', 'ſ', 'ı', 'i̇', 'ａ']),
    vowelYs: fc.oneof(fc.subarray([0, 1, 2, 5]), fc.constantFrom('all', 'by-neighbors')),
    masters: fc.subarray([11, 22, 33, 44, 55]),
    alphabet: fc.constantFrom(PYTHAGOREAN, CHALDEAN),
    method: fc.constantFrom('whole', 'parts', 'digit-parts'),
  },
  { requiredKeys: [] },
);

/** Any name with any options for it. */
export const anyNameAndOptions = fc.tuple(anyName, anyOptions).map(asAllowed);

/** Without the Ys that the name does not have, and letters that are spelled anyway, which would be errors. */
function asAllowed<T extends ChartOptions<number>>([name, options]: [string, T]): [string, T] {
  const { letters, vowelYs } = options;
  const spelled = letters === 'a-z' ? options.spelled : [];
  if (typeof vowelYs !== 'object') return [name, { ...options, spelled }];
  const all = assignLetters(name, { letters, spelled }).letters;
  const ys = all.filter(({ letter }) => letter === 'Y').length;
  return [name, { ...options, spelled, vowelYs: vowelYs.filter((place) => place < ys) }];
}
