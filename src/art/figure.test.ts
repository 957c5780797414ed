import { CORE_NUMBERS } from '@ninefold/numerology';
import { describe, expect, test } from 'vitest';
import { figure, ring, star } from './figure';

describe('figure', () => {
  test.each(CORE_NUMBERS)('%i is drawn from as many points', (number) => {
    const { points } = figure(number);
    expect(points).toHaveLength(number);
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`)).size).toBe(number);
  });
});

test('a star polygon joins each point with the one its stride away', () => {
  const points = ring(5);
  expect(star(points, 2)[0]).toEqual([points[0], points[2]]);
  expect(star(points, 2)[4]).toEqual([points[4], points[1]]);
});
