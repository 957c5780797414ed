import { expect, test } from 'vitest';
import { chaldean } from './chaldean';

test('Grace is 3 + 2 + 1 + 3 + 5 by the Chaldean table', () => {
  expect(chaldean('Grace')).toEqual({ values: [3, 2, 1, 3, 5], total: 14, value: 5 });
});

test('every letter has a value from 1 to 8', () => {
  const { values } = chaldean('abcdefghijklmnopqrstuvwxyz');
  expect(values).toHaveLength(26);
  expect(new Set(values)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
});
