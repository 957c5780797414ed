import { destiny, partOf } from '@ninefold/numerology';
import { replay } from '@ninefold/numerology/testing/replay';
import { describe, expect, it } from 'vitest';
import { COMPATIBILITY } from './compatibility';
import { pairScore } from './pair-score';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

describe('pairScore', () => {
  it.each([
    [1, 5, 78],
    [5, 1, 78],
    [11, 5, 38], // 2 and 5
    [22, 4, 64], // 4 and 4
    [33, 9, 76], // 6 and 9
    [11, 22, 77], // 2 and 4
    [33, 33, 71], // 6 and 6
    [3, 9, 82],
    [11, 11, 78], // 2 and 2, with nothing added
    [0, 7, 50],
    [0, 11, 50],
    [0, 0, 50],
  ])('of %i and %i is %i', (first, second, score) => {
    expect(pairScore(first, second).value).toBe(score);
  });

  it('shows the masters folded and the entry looked up', () => {
    expect(pairScore(11, 33).steps).toEqual([
      { kind: 'fold', from: 11, remainder: 2, to: 2 },
      { kind: 'fold', from: 33, remainder: 6, to: 6 },
      { kind: 'table', row: 2, column: 6, found: true, to: 75 },
    ]);
    expect(pairScore(0, 7).steps).toEqual([
      { kind: 'table', row: 0, column: 7, found: false, to: 50 },
    ]);
  });

  it.each(NUMBERS)('of %i is the same either way, and its steps lead to it', (first) => {
    for (const second of NUMBERS) {
      const { value, steps } = pairScore(first, second);
      expect(value).toBe(pairScore(second, first).value);
      expect(replay(steps, COMPATIBILITY)).toBe(value);
    }
  });

  it('can be told from the names on, as one working', () => {
    const first = destiny('Rim'); // 22
    const second = destiny('Grace'); // 7
    const { value, steps } = pairScore(first.value, second.value);
    const parts = [partOf('first-number', first), partOf('second-number', second)];
    expect(value).toBe(61); // 4 and 7
    expect(replay([...parts, ...steps], COMPATIBILITY)).toBe(61);
    const unfolded = steps.filter(({ kind }) => kind !== 'fold');
    expect(replay([...parts, ...unfolded], COMPATIBILITY)).toBeUndefined();
  });
});
