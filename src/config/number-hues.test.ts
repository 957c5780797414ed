import { expect, test } from 'vitest';
import { HUED_NUMBERS, numberColor } from './number-hues';

test.each(['night', 'paper'] as const)('no two numbers look the same on %s', (ground) => {
  for (const use of ['hue', 'fill'] as const) {
    expect(new Set(HUED_NUMBERS.map((number) => numberColor(number, ground, use))).size).toBe(12);
  }
});
