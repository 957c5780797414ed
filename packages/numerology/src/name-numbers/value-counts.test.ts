import fc from 'fast-check';
import { expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { naiveValues } from '../../testing/oracles.ts';
import { hiddenPassion, karmicLessons, subconsciousSelf } from './counted-values.ts';

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

it.each([
  // M4 A1 U3 D4, P7 E5 R9 R9 Y7
  ['Maud Perry', [1, 0, 1, 2, 1, 0, 2, 0, 2], [4, 7, 9], [2, 6, 8]],
  // é is not counted: J1 O6 S1
  ['José', [2, 0, 0, 0, 0, 1, 0, 0, 0], [1], [2, 3, 4, 5, 7, 8, 9]],
  ['李 42', [0, 0, 0, 0, 0, 0, 0, 0, 0], [], NINE],
])('the counts of %s, the most frequent and the missing', (name, counts, tied, missing) => {
  const most = { kind: 'most-frequent', counts, tied, to: tied[0] };
  expect(hiddenPassion(name, A_Z).steps[1]).toEqual(most);
  expect(karmicLessons(name, A_Z).steps[1]).toEqual({ kind: 'missing', counts, to: missing });
  expect(subconsciousSelf(name, A_Z).value).toBe(9 - missing.length);
});

it('agree with a naive count over any text', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const values = naiveValues(name);
      const countOf = (value: number) => values.filter((other) => other === value).length;
      // The sort is stable: the lowest of equals stays first.
      const [first = 1] = NINE.toSorted((a, b) => countOf(b) - countOf(a));
      expect(hiddenPassion(name, A_Z).value).toBe(countOf(first) > 0 ? first : undefined);
      expect(karmicLessons(name, A_Z).value).toEqual(NINE.filter((value) => countOf(value) === 0));
      expect(subconsciousSelf(name, A_Z).value).toBe(new Set(values).size);
    }),
  );
});
