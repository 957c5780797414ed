import { describe, expect, it } from 'vitest';
import { digitalRoot } from '../../testing/oracles.ts';
import { foldToNine } from './fold-to-nine.ts';

describe('foldToNine', () => {
  it.each([
    [0, 0],
    [1, 1],
    [9, 9],
    [10, 1],
    [11, 2],
    [18, 9], // nothing left over
    [22, 4], // 22 − 18
    [27, 9],
    [33, 6], // 33 − 27
  ])('folds %i to %i', (from, to) => {
    expect(foldToNine(from).value).toBe(to);
  });

  it('shows a step only above 9', () => {
    expect(foldToNine(9).steps).toEqual([]);
    expect(foldToNine(10).steps).toEqual([{ kind: 'fold', from: 10, remainder: 1, to: 1 }]);
    expect(foldToNine(27).steps).toEqual([{ kind: 'fold', from: 27, remainder: 0, to: 9 }]);
  });

  it('gives the digital root of every number to 10,000', () => {
    const numbers = Array.from({ length: 10_001 }, (_, index) => index);
    expect(numbers.filter((from) => foldToNine(from).value !== digitalRoot(from))).toEqual([]);
  });
});
