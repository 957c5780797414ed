import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { naiveReduce } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { partOf } from '../working/part-of.ts';
import { maturity } from './maturity.ts';

describe('maturity', () => {
  it.each(WORKED_EXAMPLES)('of $name is $maturity', (example) => {
    expect(maturity(example.name, example.date, A_Z).value).toBe(example.maturity);
  });

  it('shows both numbers as parts of its own', () => {
    const date = { year: 1990, month: 5, day: 15 };
    expect(maturity('John Smith', date).steps).toEqual([
      partOf('life-path', lifePath(date)),
      partOf('destiny', destiny('John Smith')),
      { kind: 'sum', terms: [3, 8], to: 11 },
      { kind: 'master-kept', to: 11 },
    ]);
  });

  it('agrees with a naive sum for anybody, and with its own working', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, date) => {
        const { value, steps } = maturity(name, date, A_Z);
        expect(value).toBe(naiveReduce(lifePath(date).value + destiny(name, A_Z).value));
        expect(replay(steps)).toBe(value);
      }),
    );
  });
});
