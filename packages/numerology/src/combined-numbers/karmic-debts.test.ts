import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { everyDate } from '../../testing/every-date.ts';
import { naiveDigitSum, naiveSum, naiveValues } from '../../testing/oracles.ts';
import { parseDate } from '../calendar/calendar-date.ts';
import { birthday, lifePath } from '../date-numbers/date-numbers.ts';
import { destiny } from '../name-numbers/name-totals.ts';
import { debtIn, karmicDebts } from './karmic-debts.ts';

it.each([
  // 19, 10, 1; 79, 16, 7; 21, 3; vowels 22, kept; consonants 57, 12, 3
  ['Per Anders Solberg', '1960-10-02', ['19 lifePath', '16 destiny']],
  // 2+0+0+0+0+2+1+4 = 9; 8+6+5 = 19 as the whole name and as the first; vowels 11, kept; 8
  ['Zoe', '2000-02-14', ['19 destiny', '19 firstName', '14 birthday']],
  // 24, 6; 45, 9; 10, 1; vowels 14, 5; consonants 31, 4
  ['Alan Turing', '1912-06-23', ['14 soulUrge']],
  // Of 105, 25, 27 and 78 none passes one; 28, 10, 1 does not either
  ['Grace Brewster Hopper', '1906-12-09', []],
  // D4 as a consonant and I9 as a vowel: 13 in all
  ['Di', '1990-01-01', ['13 destiny', '13 firstName']],
  ['李 42', '1990-01-19', ['19 birthday']],
])('the debts of %s, born on %s', (name, birthDate, expected) => {
  const debts = karmicDebts(name, parseDate(birthDate) ?? expect.fail(birthDate));
  expect(debts.map(({ value, on }) => `${value} ${on}`)).toEqual(expected);
});

describe('debtIn', () => {
  it.each([13, 14, 16, 19])('finds the %i of a birthday, as karmicDebts does', (day) => {
    const birth = { year: 1990, month: 5, day };
    expect(debtIn(birthday(birth))?.value).toBe(day);
    const met = karmicDebts('', birth).find(({ on }) => on === 'birthday');
    expect(met).toEqual({ on: 'birthday', ...debtIn(birthday(birth)) });
  });

  it('finds what a reduction by hand passes, in any name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(debtIn(destiny(name, A_Z))?.value).toBe(naiveDebt(naiveSum(naiveValues(name))));
      }),
    );
  });

  it('finds none in a Life Path from 1971 to 1999, as the article says, and many after', () => {
    const dates = everyDate().filter(({ year }) => year >= 1971 && year <= 2026);
    const indebted = dates.filter((date) => debtIn(lifePath(date)) !== undefined);
    expect(Math.min(...indebted.map(({ year }) => year))).toBe(2000);
    expect(
      dates.filter((date) => debtIn(lifePath(date))?.value !== naiveDebt(naiveDigitSum(date))),
    ).toEqual([]);
  });
});

function naiveDebt(total: number): number | undefined {
  if ([13, 14, 16, 19].includes(total)) return total;
  if (total < 10 || [11, 22, 33].includes(total)) return undefined;
  return naiveDebt(naiveSum(String(total).split('').map(Number)));
}
