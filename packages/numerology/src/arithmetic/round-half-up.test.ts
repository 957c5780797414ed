import { describe, expect, it } from 'vitest';
import { roundHalfUp } from './round-half-up.ts';

describe('roundHalfUp', () => {
  it.each([
    [0, 3, 0],
    [100, 8, 13], // 12.5
    [99, 8, 12], // 12.375
    [100, 3, 33], // 33.33…
    [200, 3, 67], // 66.67…
    [1, 2, 1],
    [3, 2, 2],
  ])('rounds %i / %i to %i', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded);
  });
});
