import { expect, test } from 'vitest';
import { unbrokenSum } from './unbroken-sum';

test('a short sum stays on one line', () => {
  expect(unbrokenSum('25 → 2 + 5 = 7')).toBe('25\u00a0→\u00a02\u00a0+\u00a05\u00a0=\u00a07');
});

test('a long sum never ends a line with an operator', () => {
  const sum = unbrokenSum('1 + 9 + 9 + 0 + 1 + 2 + 1 + 0 = 23');
  expect(sum.split(' ')).toEqual([
    '1',
    ...['9', '9', '0', '1', '2', '1', '0'].map((term) => `+\u00a0${term}`),
    '=\u00a023',
  ]);
});
