import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyDate } from '#numerology-testing/every-date';
import { digitalRoot, naiveDigitSum, naiveReduce } from '#numerology-testing/oracles';
import { compareLifePaths } from './compare-life-paths';

const article = readFileSync(
  join(import.meta.dirname, '../../texts/en/articles/master-numbers.mdx'),
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
    'only-row': differing.filter(({ row }) => row > 9).length,
    'only-apart': differing.filter(({ kept }) => kept > 9).length,
    // 73,414 / 10,387 is 7.07.
    'one-in': 7,
  });
});

// What the article on master numbers says, with the count of each claim.
test.each([
  ['There are % of them.', dates],
  ['gives a master number to % dates', masters],
  ['% of them reach the same master number', masters.filter(({ row, kept }) => row === kept)],
  ['% do, and no 33 is among them', masters.filter(({ row, single }) => row === single)],
])('the article counts: %s', (claim, counted) => {
  expect(article).toContain(claim.replace('%', written(counted.length)));
});

test('no date is a 33 where each part is a single digit first', () => {
  expect(dates.filter(({ single }) => single === 33)).toEqual([]);
});

test.each([11, 22, 33, 2, 4, 6])('the article counts the dates of Life Path %i', (number) => {
  const count = dates.filter(({ row }) => row === number).length;
  const share = ((100 * count) / dates.length).toFixed(1);
  const oneIn = Math.round(dates.length / count);
  const name = number > 9 ? number : `plain ${number}`;
  expect(article).toContain(`| ${name} | ${written(count)} | ${share}% | ${oneIn} |`);
});
