import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyName } from '../../testing/arbitraries.ts';
import { naiveReduce, naiveSum, naiveValues } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { nameNumber } from './name-number.ts';

describe('nameNumber', () => {
  it.each(WORKED_EXAMPLES)('of $name is $nameNumber', (example) => {
    expect(nameNumber(example.name).value).toBe(example.nameNumber);
  });

  it('agrees with a naive sum over any text, and with its own working', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { value, steps } = nameNumber(name);
        expect(value).toBe(naiveReduce(naiveSum(naiveValues(name.trim().split(/\s/u)[0] ?? ''))));
        expect(replay(steps)).toBe(value);
      }),
    );
  });
});
