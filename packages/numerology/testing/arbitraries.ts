import fc from 'fast-check';
import type { CalendarDate } from '../src/calendar/calendar-date.ts';
import { DAYS, dateAfter } from './every-date.ts';

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
