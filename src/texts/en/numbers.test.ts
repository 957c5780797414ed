import { expect, test } from 'vitest';
import { describeSum, type NumberId, numbers } from './numbers';
import { notNeededFor } from './person/form';

test.each(Object.keys(numbers) as NumberId[])('no sentence says “a” before a vowel: %s', (id) => {
  expect(`${describeSum(id)} ${notNeededFor(id)}`).not.toMatch(/\ba [aeiou]/i);
});
