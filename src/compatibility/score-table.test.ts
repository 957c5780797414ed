import { describe, expect, it } from 'vitest';
import { SCORE_TABLE } from './score-table';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function score(a: number, b: number): number | undefined {
  return SCORE_TABLE[a - 1]?.[b - 1];
}

describe('SCORE_TABLE', () => {
  const all = SCORE_TABLE.flat();

  it('has nine rows of nine whole numbers, the least of them 32 and the greatest 82', () => {
    expect(SCORE_TABLE.map((row) => row.length)).toEqual(NUMBERS.map(() => 9));
    expect(all.every(Number.isInteger)).toBe(true);
    expect(Math.min(...all)).toBe(32);
    expect(Math.max(...all)).toBe(82);
  });

  it('gives a pair the same score either way', () => {
    const wrong = NUMBERS.flatMap((a) =>
      NUMBERS.filter((b) => score(a, b) !== score(b, a)).map((b) => [a, b]),
    );
    expect(wrong).toEqual([]);
  });
});
