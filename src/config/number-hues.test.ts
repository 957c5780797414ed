import { expect, test } from 'vitest';
import { HUED_NUMBERS, hueRules, numberColor } from './number-hues';

test.each(['night', 'paper'] as const)('no two numbers look the same on %s', (ground) => {
  for (const use of ['hue', 'fill'] as const) {
    expect(new Set(HUED_NUMBERS.map((number) => numberColor(number, ground, use))).size).toBe(12);
  }
});

test('a master number has the hue of its digit, in a deeper tone', () => {
  // A tenth of the wheel is 36 degrees. 83 is gold, and 83 - 2 × 36 is 11.
  expect(hueRules()).toContain(
    '[data-number="2"]{--number-hue:light-dark(oklch(.55 .09 11),oklch(.76 .12 11))',
  );
  expect(hueRules()).toContain(
    '[data-number="11"]{--number-hue:light-dark(oklch(.45 .09 11),oklch(.64 .12 11))',
  );
});
