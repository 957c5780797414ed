import fc from 'fast-check';
import { expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { naiveValues } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { valueCounts } from '../letters/value-counts.ts';
import { assignLetters } from './assign-letters.ts';
import { karmicLessons } from './karmic-lessons.ts';
import { subconsciousSelf } from './subconscious-self.ts';

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
  expect(valueCounts(assignLetters(name, A_Z))).toEqual(counts);
  expect(karmicLessons(name, A_Z).value).toEqual(missing);
  expect(subconsciousSelf(name, A_Z).value).toBe(9 - missing.length);
});

it('are the values that no letter has, in any text', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const values = naiveValues(name);
      const { value, steps } = karmicLessons(name, A_Z);
      expect(value).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => !values.includes(other)));
      expect(replay(steps)).toEqual(value);
      const present = subconsciousSelf(name, A_Z);
      expect(present.value).toBe(new Set(values).size);
      expect(replay(present.steps)).toBe(present.value);
    }),
  );
});
