import { CORE_NUMBERS } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { figure } from './figure';

test.each(CORE_NUMBERS)('the figure of %i is drawn from as many points', (number) => {
  const { points } = figure(number);
  expect(points).toHaveLength(number);
  expect(new Set(points.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`)).size).toBe(number);
});
