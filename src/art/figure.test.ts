import { CORE_NUMBERS } from '@ninefold/numerology';
import { describe, expect, test } from 'vitest';
import { figure, ring, star } from './figure';

const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

describe('figure', () => {
  test.each(CORE_NUMBERS)('%i is drawn from as many points', (number) => {
    const { points } = figure(number);
    expect(points).toHaveLength(number);
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`)).size).toBe(number);
  });

  test.each([3, 4, 5, 6, 7, 8, 9] as const)('%i points lie on the outer circle', (number) => {
    for (const point of figure(number).points) expect(distance(point)).toBeCloseTo(1);
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

test('a ring begins at the top and goes round to the right', () => {
  const [top, right, bottom, left] = ring(4);
  expect(top?.y).toBeCloseTo(-1);
  expect(right?.x).toBeCloseTo(1);
  expect(bottom?.y).toBeCloseTo(1);
  expect(left?.x).toBeCloseTo(-1);
});

test('a star polygon joins each point with the one its stride away', () => {
  const points = ring(5);
  expect(star(points, 2)[0]).toEqual([points[0], points[2]]);
  expect(star(points, 2)[4]).toEqual([points[4], points[1]]);
});
