import { anyName } from '@ninefold/numerology/testing/arbitraries';
import { naiveReduce, naiveSum, naiveValues } from '@ninefold/numerology/testing/oracles';
import { replay } from '@ninefold/numerology/testing/replay';
import { WORKED_EXAMPLES } from '@ninefold/numerology/testing/worked-examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleNumber } from './battle-number';

describe('battleNumber', () => {
  it.each(WORKED_EXAMPLES)('of $name is $destiny', (example) => {
    expect(battleNumber(example.name).value).toBe(example.destiny);
  });

  it('agrees with a naive sum over any text, and with its own working', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { value, steps } = battleNumber(name);
        expect(value).toBe(naiveReduce(naiveSum(naiveValues(name))));
        expect(replay(steps)).toBe(value);
      }),
    );
  });
});
