import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyDate } from '@ninefold/numerology/testing/every-date';
import { digitalRoot, naiveDigitSum, naiveReduce } from '@ninefold/numerology/testing/oracles';
import { describe, expect, test } from 'vitest';
import { compareLifePaths } from './compare-life-paths';

const article = readFileSync(
  join(import.meta.dirname, '../../content/blog/master-numbers.mdx'),
  'utf8',
);

/** Every date by three rules: one row, parts with masters kept, parts as single digits. */
const dates = everyDate().map((date) => ({
  date,
  row: naiveReduce(naiveDigitSum(date)),
  kept: naiveReduce(naiveReduce(date.month) + naiveReduce(date.day) + naiveReduce(date.year)),
  single: naiveReduce(digitalRoot(date.month) + digitalRoot(date.day) + digitalRoot(date.year)),
}));
const masters = dates.filter(({ row }) => row > 9);

function written(count: number): string {
  return count.toLocaleString('en-US');
}

test('the page on methods counts the dates whose number depends on the way', () => {
  const differing = dates.filter(({ row, kept }) => row !== kept);
  expect(differing).toHaveLength(10_387);
  expect(compareLifePaths()).toEqual({
    dates: 73_414,
    differing: 10_387,
    onlyRow: differing.filter(({ row }) => row > 9).length,
    onlyApart: differing.filter(({ kept }) => kept > 9).length,
  });
});

describe('the article on master numbers', () => {
  test.each([
    ['11', 11],
    ['22', 22],
    ['33', 33],
    ['plain 2', 2],
    ['plain 4', 4],
    ['plain 6', 6],
  ])('counts the dates of Life Path %s', (name, number) => {
    const count = dates.filter(({ row }) => row === number).length;
    const share = ((100 * count) / dates.length).toFixed(1);
    const oneIn = Math.round(dates.length / count);
    expect(article).toContain(`| ${name} | ${written(count)} | ${share}% | ${oneIn} |`);
  });

  test('counts all dates, and those with a master number', () => {
    expect(dates).toHaveLength(73_414);
    expect(masters).toHaveLength(10_813);
    expect(article).toContain('There are 73,414 of them.');
    expect(article).toContain('gives a master number to 10,813 dates');
  });

  test('counts those that keep it when month, day and year are added apart', () => {
    expect(masters.filter(({ row, kept }) => row === kept)).toHaveLength(3890);
    expect(article).toContain('3,890 of them reach the same master number');
  });

  test('counts those that keep it when each part is a single digit first', () => {
    expect(masters.filter(({ row, single }) => row === single)).toHaveLength(3265);
    expect(dates.filter(({ single }) => single === 33)).toEqual([]);
    expect(article).toContain('3,265 do, and no 33 is among them');
  });
});
