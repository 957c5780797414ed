import { expect, test } from 'vitest';
import { ordinal } from './ordinal';

test.each('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th'.split(' '))('%s', (spoken) => {
  expect(ordinal(Number.parseInt(spoken, 10))).toBe(spoken);
});
