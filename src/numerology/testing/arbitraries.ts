import fc from 'fast-check';
import type { CalendarDate } from '../calendar';
import { EVERY_DATE } from './every-date';

const TRICKY = [..."AZaz @[`{'-.09", ...'éŁßſKıİＡｚ李😀\u0301\u200d\u00a0\u2003\u3000\ufeff\t\n'];

/**
 * Any text a visitor could paste: whole Unicode, look-alikes of letters beside letters and all
 * kinds of white space, and halves of surrogate pairs.
 */
export const anyName: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...TRICKY), maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ   '),
  }),
  fc.array(fc.nat(0xffff), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
);

/** Any date the calculators accept. */
export const anyDate: fc.Arbitrary<CalendarDate> = fc.constantFrom(...EVERY_DATE);
