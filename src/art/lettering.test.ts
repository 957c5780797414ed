import { expect, test } from 'vitest';
import { fittingSize, widthOf } from './lettering';

test('a longer offer is set smaller, so that it is never cut', () => {
  const long = 'W'.repeat(60);
  const size = fittingSize([long], 600, 36);
  expect(size).toBeLessThan(36);
  expect(widthOf(long, size)).toBeLessThanOrEqual(600.01);
});
