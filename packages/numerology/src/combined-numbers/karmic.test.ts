import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { naiveDigitSum, naiveReduce, naiveSum, naiveValues } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { partOf } from '../working/part-of.ts';
import { karmic } from './karmic.ts';

describe('karmic', () => {
  it.each(WORKED_EXAMPLES)('of $name is $karmic', (example) => {
    expect(karmic(example.name, example.date, A_Z).value).toBe(example.karmic);
  });

  it('is 9 where there is no distance, and says so', () => {
    const date = { year: 1912, month: 6, day: 23 }; // 24 → 6
    expect(karmic('Ada', date)).toEqual({
      value: 9,
      steps: [
        partOf('name', destiny('Ada')), // 1 + 4 + 1 = 6
        partOf('date', lifePath(date)),
        { kind: 'difference', left: 6, right: 6, to: 0 },
        { kind: 'nine-for-zero', to: 9 },
      ],
    });
  });

  it('agrees with a naive distance for anybody, and with its own working', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, date) => {
        const { value, steps } = karmic(name, date, A_Z);
        const nameReduced = naiveReduce(naiveSum(naiveValues(name)));
        const dateReduced = naiveReduce(naiveDigitSum(date));
        expect(value).toBe(Math.abs(nameReduced - dateReduced) || 9);
        expect(replay(steps)).toBe(value);
      }),
    );
  });
});
