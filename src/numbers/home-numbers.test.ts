import { chart } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { homeNumbers } from './home-numbers';

test.each([
  [' Grace Hopper', 7, 7], // G7 R9 A1 C3 E5 = 25
  ['Grace\tHopper', 7, 7],
  ['🙂 Grace Hopper', 0, 7], // the library takes the first word that has a letter
])('the Name Number of %j is %i, up to the first white space', (name, value, byLibrary) => {
  expect(homeNumbers(name, undefined)['name-number'].value).toBe(value);
  expect(chart(name).firstName.value).toBe(byLibrary);
});
