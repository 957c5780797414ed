import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyName } from '../../testing/arbitraries.ts';
import { naiveValues } from '../../testing/oracles.ts';
import { assignLetters } from '../letters/letters.ts';
import { valueCounts } from '../letters/value-counts.ts';
import { missingNumbers } from './missing-numbers.ts';

it.each([
  // G7 R9 A1 C3 E5, H8 O6 P7 P7 E5 R9
  ['Grace Hopper', [1, 0, 1, 0, 2, 1, 3, 1, 2], [2, 4]],
  // M4 A1 U3 D4, P7 E5 R9 R9 Y7
  ['Maud Perry', [1, 0, 1, 2, 1, 0, 2, 0, 2], [2, 6, 8]],
  // é is not counted: J1 O6 S1
  ['José', [2, 0, 0, 0, 0, 1, 0, 0, 0], [2, 3, 4, 5, 7, 8, 9]],
  ['abcdefghi', [1, 1, 1, 1, 1, 1, 1, 1, 1], []],
  ['李 42', [0, 0, 0, 0, 0, 0, 0, 0, 0], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('%s', (name, counts, missing) => {
  const letters = assignLetters(name, 'all');
  expect(valueCounts(letters)).toEqual(counts);
  expect(missingNumbers(letters)).toEqual(missing);
});

it('are the values that no letter has, in any text', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const values = naiveValues(name);
      expect(missingNumbers(assignLetters(name, 'all'))).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((value) => !values.includes(value)),
      );
    }),
  );
});
