import { expect, test } from 'vitest';
import { battleShare } from './rules';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

test('a share is the nearest whole percentage, halves up, for every pair, as its working is', () => {
  for (const own of NUMBERS) {
    for (const other of NUMBERS) {
      const { value, steps } = battleShare(own, other);
      const whole = own + other;
      // value − ½ ≤ 100 × own ÷ whole < value + ½, in whole numbers
      const isNearest = (2 * value - 1) * whole <= 200 * own && 200 * own < (2 * value + 1) * whole;
      expect([own, other, whole === 0 ? value === 50 : isNearest]).toEqual([own, other, true]);
      expect(steps.at(-1)).toEqual({ kind: 'share', part: own, whole, to: value });
    }
  }
});
