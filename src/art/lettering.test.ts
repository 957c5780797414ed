import { expect, test } from 'vitest';
import { fitLettering, widthOf } from './lettering';

test('a longer offer is set smaller, so that it is never cut', () => {
  const long = 'W'.repeat(60);
  const { size } = fitLettering(long, { width: 600, height: 36, largest: 36, leading: 1 });
  expect(size).toBeLessThan(36);
  expect(widthOf(long, size)).toBeLessThanOrEqual(600.01);
});
