import { describe, expect, it } from 'vitest';
import { battleLabel } from '../../tools/names-battle/rules/battle-label';
import { COMPATIBILITY } from './compatibility';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const TRIADS = [
  [1, 5, 7],
  [2, 4, 8],
  [3, 6, 9],
];

function score(a: number, b: number): number | undefined {
  return COMPATIBILITY[a - 1]?.[b - 1];
}

describe('COMPATIBILITY', () => {
  const all = COMPATIBILITY.flat();

  it('has nine rows of nine whole numbers, the least of them 32 and the greatest 82', () => {
    expect(COMPATIBILITY.map((row) => row.length)).toEqual(NUMBERS.map(() => 9));
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

  it.each(TRIADS)('scores the triad %i-%i-%i high', (...triad) => {
    for (const a of triad) {
      for (const b of triad.filter((other) => other !== a)) {
        expect(score(a, b)).toBeGreaterThanOrEqual(70);
      }
    }
  });

  it('reaches every label', () => {
    expect(new Set(all.map(battleLabel)).size).toBe(6);
  });
});
