import { expect, test } from 'vitest';
import { HUED_NUMBERS, numberColor } from './number-hues';

test.each(['night', 'paper'] as const)('no two numbers look the same on %s', (ground) => {
  for (const use of ['hue', 'fill'] as const) {
    expect(new Set(HUED_NUMBERS.map((number) => numberColor(number, ground, use))).size).toBe(12);
  }
});

// As Chromium paints these colors in OKLCH.
test.each([
  [1, 'night', 'hue', '#ef986d'], // 0.76 0.12 47
  [11, 'night', 'fill', '#50222a'], // 0.32 0.07 11
  [9, 'paper', 'hue', '#6c7939'], // 0.55 0.09 119
] as const)('%i on %s has the %s %s', (number, ground, use, color) => {
  expect(numberColor(number, ground, use)).toBe(color);
});
