import { everyDate } from '@ninefold/numerology/testing/every-date';
import { naiveDigitSum, naiveReduce } from '@ninefold/numerology/testing/oracles';
import { expect, test } from 'vitest';
import { compareLifePaths } from './compare-life-paths';

test('agrees with the rules applied naively to every date', () => {
  const pairs = everyDate().map((date) => ({
    row: naiveReduce(naiveDigitSum(date)),
    apart: naiveReduce(naiveReduce(date.month) + naiveReduce(date.day) + naiveReduce(date.year)),
  }));
  const differing = pairs.filter(({ row, apart }) => row !== apart);
  expect(compareLifePaths()).toEqual({
    dates: 73_414,
    differing: differing.length,
    onlyRow: differing.filter(({ row }) => row > 9).length,
    onlyApart: differing.filter(({ apart }) => apart > 9).length,
  });
  expect(differing).toHaveLength(10_387);
  // Where they differ, one of the two is a master and the other is not.
  expect(differing.filter(({ row, apart }) => row > 9 === apart > 9)).toEqual([]);
});
