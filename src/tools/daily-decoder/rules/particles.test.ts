import { describe, expect, it } from 'vitest';
import { particles } from './particles';

describe('particles', () => {
  it.each([
    [100, 30, 'heart'],
    [70, 30, 'heart'],
    [69, 15, 'sparkle'],
    [30, 15, 'sparkle'],
    [29, 10, 'muted'],
    [0, 10, 'muted'],
  ] as const)('of a score of %i are %i, each a %s', (score, count, icon) => {
    expect(particles(score)).toEqual({ count, icon });
  });
});
