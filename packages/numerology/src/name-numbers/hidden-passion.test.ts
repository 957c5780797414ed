import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { naiveValues } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { hiddenPassion } from './hidden-passion.ts';

describe('hiddenPassion', () => {
  it.each(WORKED_EXAMPLES)('of $name is $hiddenPassion', (example) => {
    expect(hiddenPassion(example.name, A_Z).value).toBe(example.hiddenPassion);
  });

  it.each([
    // A1 A1, N5 N5: two values twice
    ['Anna', { counts: [2, 0, 0, 0, 2, 0, 0, 0, 0], tied: [1, 5], to: 1 }],
    // R9 I9 M4: one winner
    ['Rim', { counts: [0, 0, 0, 1, 0, 0, 0, 0, 2], tied: [9], to: 9 }],
    ['42', { counts: [0, 0, 0, 0, 0, 0, 0, 0, 0], tied: [], to: undefined }],
  ])('shows the counts of %s and who tied', (name, step) => {
    expect(hiddenPassion(name, A_Z).steps[1]).toEqual({ kind: 'most-frequent', ...step });
  });

  it('agrees with a naive count over any text, and with its own working', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { value, steps } = hiddenPassion(name, A_Z);
        const values = naiveValues(name);
        const byCount = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((candidate) => ({
          candidate,
          count: values.filter((other) => other === candidate).length,
        }));
        const first = byCount.toSorted((a, b) => b.count - a.count)[0];
        // The sort is stable: the lowest of equals stays first.
        expect(value).toBe(first?.count ? first.candidate : undefined);
        expect(replay(steps)).toBe(value);
      }),
    );
  });
});
