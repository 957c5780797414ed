import { CORE_NUMBERS } from '@ninefold/numerology';
import { describe, expect, test } from 'vitest';
import { figure, ring, star } from './figure';

describe('figure', () => {
  test.each(CORE_NUMBERS)('%i is drawn from as many points', (number) => {
    const { points } = figure(number);
    expect(points).toHaveLength(number);
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`)).size).toBe(number);
  });

  // Every pair of corners is joined once: n(n−1)/2 lines, n of them the outline.
  test.each([
    [3, 0],
    [4, 2],
    [5, 5],
    [6, 9],
    [7, 14],
    [8, 20],
    [9, 27],
  ] as const)('%i corners have %i chords', (number, count) => {
    expect(figure(number).chords).toHaveLength(count);
  });

  test('the two circles of 2 pass through each other’s middle', () => {
    const [left, right] = figure(2).circles;
    if (!left || !right) throw new Error('two circles expected');
    expect(right.center.x - left.center.x).toBeCloseTo(left.radius);
  });
});

test('a star polygon joins each point with the one its stride away', () => {
  const points = ring(5);
  expect(star(points, 2)[0]).toEqual([points[0], points[2]]);
  expect(star(points, 2)[4]).toEqual([points[4], points[1]]);
});
