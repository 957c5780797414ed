import { lifePath } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { everyDate } from '#numerology-testing/every-date';
import { numberEssays } from './number-essays';

// What the openings say about our own numbers. What they say about arithmetic no change of ours can
// make wrong.

const datesOf = (number: number) => everyDate().filter((date) => lifePath(date).value === number);

test('one birth date in nineteen has the Life Path 22', () => {
  expect(numberEssays[22].opening.join(' ')).toContain(
    'of all birth dates from 1900 to 2100, about one in nineteen',
  );
  expect(Math.round(everyDate().length / datesOf(22).length)).toBe(19);
});

test('nobody has the Life Path 33 from the end of 1999 to the fall of 2029', () => {
  expect(numberEssays[33].opening.join(' ')).toContain(
    'no birthday falls on it between December 20, 1999 and September 29, 2029',
  );
  const years = datesOf(33).map(({ year, month, day }) => `${year}-${month}-${day}`);
  expect(years.join()).toContain('1999-12-20,2029-9-29');
});
