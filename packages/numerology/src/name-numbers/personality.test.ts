import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { naiveReduce, naiveSum, naiveValues } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { personality } from './personality.ts';

describe('personality', () => {
  it.each(WORKED_EXAMPLES)('of $name is $personality', (example) => {
    expect(personality(example.name, A_Z).value).toBe(example.personality);
  });

  it('agrees with a naive sum over any text, and with its own working', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { value, steps } = personality(name, A_Z);
        expect(value).toBe(naiveReduce(naiveSum(naiveValues(name, /[^aeiouAEIOU]/))));
        expect(replay(steps)).toBe(value);
      }),
    );
  });
});
