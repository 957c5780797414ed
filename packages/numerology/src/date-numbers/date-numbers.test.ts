import { expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { digitalRoot, naiveDigitSum, naiveReduce } from '../../testing/oracles.ts';
import { type CalendarDate, parseDate } from '../calendar/calendar-date.ts';
import type { Worked } from '../working/step.ts';
import { attitude, birthday, lifePath } from './date-numbers.ts';
import { universalDay } from './universal-numbers.ts';

const EVERY_DATE = everyDate();
const inParts = (date: CalendarDate) => lifePath(date, { method: 'parts' });
const on = (text: string) => parseDate(text) ?? expect.fail(text);

/** The rule by way of text: each part reduced, then their sum. */
function naiveApart({ year, month, day }: CalendarDate): number {
  return naiveReduce(naiveReduce(month) + naiveReduce(day) + naiveReduce(year));
}

// What they are for the people worked out by hand is in profile.test.ts.
it.each<[string, (date: CalendarDate) => Worked<number>, (date: CalendarDate) => number]>([
  ['lifePath', lifePath, (date) => naiveReduce(naiveDigitSum(date))],
  ['lifePath in parts', inParts, naiveApart],
  ['attitude', attitude, ({ month, day }) => naiveReduce(month + day)],
  ['birthday', birthday, ({ day }) => naiveReduce(day)],
  ['universalDay', universalDay, (date) => digitalRoot(naiveDigitSum(date))],
])('%s agrees with the plain rule on every date 1900–2100', (_, of, rule) => {
  expect(EVERY_DATE.filter((date) => of(date).value !== rule(date))).toEqual([]);
});

it.each([
  // With masters kept in the parts, and in single digits
  ['1980-07-22', 11, 2], // 7 + 22 + (18 → 9) = 38 → 11; 7 + 4 + 9 = 20 → 2
  ['2009-02-07', 2, 11], // 2 + 7 + 11 = 20 → 2; 2 + 7 + 2 = 11, kept at the end
])('lifePath of %s in parts is %i, and %i in single digits', (text, kept, digits) => {
  expect(inParts(on(text)).value).toBe(kept);
  expect(lifePath(on(text), { method: 'digit-parts' }).value).toBe(digits);
});

it('shows the digits of the text, zeros included, and what they come to', () => {
  expect(lifePath(on('1990-05-15')).steps).toEqual([
    { kind: 'digits', text: '1990-05-15', to: [1, 9, 9, 0, 0, 5, 1, 5] },
    { kind: 'sum', terms: [1, 9, 9, 0, 0, 5, 1, 5], to: 30 },
    { kind: 'reduction', from: 30, digits: [3, 0], to: 3 },
  ]);
});
